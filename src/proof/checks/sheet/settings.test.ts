import { describe, expect, test } from 'vitest';
import { platform } from '../../../cli/platform.js';
import { loadMessages, type RecipeInput, recipeSchema } from '../../../data/index.js';
import { type Expectation, makeDeck } from '../../../press/index.js';
import { expected, jobOf, keyPages, pdfOf, project } from '../../deck.fixture.js';
import { type Edit, edited } from '../../edited-pdf.fixture.js';
import { faultsOf } from '../../faults.fixture.js';
import { Findings } from '../../findings.js';
import { preflight } from '../../index.js';
import { openPdf } from '../../pdfium/open-pdf.js';
import { checkPageSettings, checkSettings } from './settings.js';

const shop = await jobOf({ locale: 'en' });
const bytes = pdfOf(shop, keyPages(shop, 3));
const { format } = loadMessages(project);
const OTHER =
  'Use the PDF that Deckwright made, not a copy that another program has saved; or make the deck again.';
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\("Boo"\\)) >>';

async function checked(pdf: Uint8Array, asked: Expectation): Promise<readonly string[]> {
  const { checks } = await preflight(pdf, asked);
  return checks.flatMap(({ name, problems }) => problems.map(problem => `${name}: ${format(problem)}`));
}

const found = (edit: Edit) => checked(edited(bytes, edit), expected(shop));

describe('preflight finds what no page shows', () => {
  test('and nothing in a file that was only saved again', async () => {
    expect(await found({ what: 'catalog' })).toEqual([]);
  });

  test.each<[string, Edit, string]>([
    [
      'three copies',
      { what: 'preferences', add: '/NumCopies 3' },
      'deck.pdf: The file asks the printer for 3 copies. Choose one copy when you print, or make the deck again.',
    ],
    [
      'pages that are left out',
      { what: 'preferences', add: '/PrintPageRange [1 1 2 5]' },
      'deck.pdf: The file asks the printer for pages 1, 2-5 only. Choose all pages when you print, or make the deck again.',
    ],
    [
      'paper of any size',
      { what: 'preferences', remove: /\/PickTrayByPDFSize true/ },
      'deck.pdf: The file does not ask the printer for paper of the size of its pages. Choose the paper yourself when you print, or make the deck again.',
    ],
    [
      'a part of each page',
      { what: 'preferences', add: '/PrintArea /TrimBox' },
      `deck.pdf: The file lets programs print or show only a part of each page. ${OTHER}`,
    ],
    [
      'a layer',
      {
        what: 'catalog',
        add: '/OCProperties << /OCGs [@1] /D << /OFF [@1] >> >>',
        objects: ['<< /Type /OCG /Name (Ghost) >>'],
      },
      `deck.pdf: The file has a layer that can be switched off: Ghost. ${OTHER}`,
    ],
    [
      'a file inside the file',
      {
        what: 'names',
        add: '/EmbeddedFiles << /Names [(a.txt) @1] >>',
        objects: [
          '<< /Type /Filespec /F (a.txt) /EF << /F @2 >> >>',
          '<< /Length 2 >>\nstream\nhi\nendstream',
        ],
      },
      `deck.pdf: Another file is attached to this file. ${OTHER}`,
    ],
    [
      'a form',
      { what: 'catalog', add: '/AcroForm << /Fields [@1] >>', objects: ['<< /FT /Tx /T (Name) >>'] },
      `deck.pdf: The file contains a form. ${OTHER}`,
    ],
    [
      'a form that replaces its pages',
      {
        what: 'catalog',
        add: '/AcroForm << /Fields [] /XFA @1 >>',
        objects: ['<< /Length 4 >>\nstream\n<a/>\nendstream'],
      },
      `deck.pdf: The file contains a form that can replace its pages (XFA). ${OTHER}`,
    ],
    [
      'a comment that is not printed',
      {
        what: 'page',
        page: 2,
        add: '/Annots [<< /Type /Annot /Subtype /Square /F 2 /Rect [10 10 50 50] >>]',
      },
      `deck.pdf, page 2: A comment, link or form field lies on the page. ${OTHER}`,
    ],
    [
      'no language',
      { what: 'catalog', remove: /\/Lang .*/ },
      `deck.pdf: The file does not say which language it is in. ${OTHER}`,
    ],
    [
      'another language',
      { what: 'catalog', remove: /\/Lang .*/, add: '/Lang (fa)' },
      `deck.pdf: The file says that its language is "fa", not "en". ${OTHER}`,
    ],
  ])('%s', async (_, edit, sentence) => {
    expect(await found(edit)).toEqual([`settings: ${sentence}`]);
  });

  test.each<[string, Edit]>([
    ['among its names', { what: 'names', add: '/JavaScript << /Names [(a) @1] >>', objects: [SCRIPT] }],
    ['at its opening', { what: 'catalog', add: `/OpenAction ${SCRIPT}` }],
    [
      'with its name spelt in another way',
      { what: 'catalog', add: '/OpenAction << /S /Java#53cript /JS (1) >>' },
    ],
    ['before it is printed', { what: 'catalog', add: `/AA << /WP ${SCRIPT} >>` }],
    [
      'behind a jump',
      { what: 'catalog', add: '/OpenAction << /S /GoTo /D [0 /Fit] /Next @1 >>', objects: [SCRIPT] },
    ],
  ])('a script %s', async (_, edit) => {
    expect(await found(edit)).toEqual([`settings: deck.pdf: The file contains a script. ${OTHER}`]);
  });

  test.each([
    ['/Launch /F (format.exe)', 'a command that starts another program'],
    ['/URI /URI (https://example.org/)', 'a link to a web page'],
    ['/SubmitForm /F (https://example.org/)', 'a command that sends data'],
    ['/Named /N /Print', 'a command ("Named")'],
  ])('what happens by itself at its opening: %s', async (action, what) => {
    expect(await found({ what: 'catalog', add: `/OpenAction << /S ${action} >>` })).toEqual([
      `settings: deck.pdf: The file contains ${what}. ${OTHER}`,
    ]);
  });

  test.each(['O', 'C'])('what happens when a page is opened or left (%s)', async event => {
    expect(await found({ what: 'page', page: 2, add: `/AA << /${event} ${SCRIPT} >>` })).toEqual([
      `settings: deck.pdf, page 2: Opening or leaving the page sets off a command. ${OTHER}`,
      `settings: deck.pdf: The file contains a script. ${OTHER}`,
    ]);
  });

  test('but a file may open at one of its pages', async () => {
    expect(await found({ what: 'catalog', add: '/OpenAction [0 /Fit]' })).toEqual([]);
  });

  test('and says nothing of its language where nobody knows it', async () => {
    const { language: _, ...asked } = expected(shop);
    expect(faultsOf(await preflight(bytes, asked))).toEqual([]);
  });
});

// Cards of words, keywords and pictures pass every check in the tests of their own.
describe('no file of ours has any of it', () => {
  test.each<RecipeInput & { only: string[] }>([
    { game: 'codenames', only: ['agents', 'keys', 'stand', 'rules'], script: 'zh-Hant-HK', keys: 2 },
    { game: 'duet', only: ['tokens', 'map', 'log'], locale: 'fa', map: 'iran', flip: 'none' },
    { game: 'decrypto', only: ['strip', 'codes', 'screens', 'notes'], locale: 'yue', scramble: 4, notes: 1 },
  ])('$game: $only', async ({ only, ...input }) => {
    const recipe = recipeSchema.parse({ contact: false, locale: 'zh-Hans', only, ...input });
    const made: (readonly [Uint8Array, Expectation])[] = [];
    const desk = { project, own: project, version: '0.0.0', platform };
    await makeDeck(recipe, desk, { finished: (file, asked) => made.push([file.bytes, asked]) });
    expect(made).toHaveLength(only.length);
    for (const [pdfBytes, asked] of made) {
      const pdf = await openPdf(pdfBytes, asked.place);
      const findings = new Findings(asked.place);
      checkSettings(pdf, asked, findings);
      checkPageSettings(pdf.page(1), findings);
      pdf.close();
      expect(findings.checks()).toEqual([{ name: 'settings', count: 1, problems: [] }]);
      expect(asked.language).toBe(
        { codenames: 'zh-Hant-HK', duet: 'fa', decrypto: 'yue-Hant-HK' }[recipe.game],
      );
    }
  }, 30_000);
});
