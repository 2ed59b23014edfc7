import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '../../data/index.js';
import { expected, jobOf, keyPages, pdfOf, project } from '../deck.fixture.js';
import { type Edit, edited } from '../edited-pdf.fixture.js';
import { faultsOf } from '../faults.fixture.js';
import { preflight } from '../index.js';
import { onePage } from '../pdfium/hand-made.fixture.js';

const shop = await jobOf({ locale: 'en' });
const bytes = pdfOf(shop, keyPages(shop, 3));

/** What the check of settings finds, without what a hand-made page lacks. */
async function found(pdf: Uint8Array): Promise<readonly unknown[]> {
  const faults = faultsOf(await preflight(pdf, expected(shop)));
  return faults
    .filter(({ check, code }) => check === 'settings' && !/no-language|paper-tray/.test(code))
    .map(({ check: _, code, entries, names, page }) => [
      code.replace('preflight.', ''),
      entries ?? names ?? page,
    ]);
}
const inDeck = (edit: Edit) => found(edited(bytes, edit));
const unknown = (...entries: readonly string[]) => [['unknown-entries', entries]];

const OFF = '<</Type/OCG/Name(Ghost)/Usage<</Print<</PrintState/OFF>>/View<</ViewState/ON>>>>>>';
const SQUARE = '0 0 9 9 re f';
const drawn = (more: string) => ({
  dict: `/Type/XObject/Subtype/Form/BBox[0 0 9 9]${more}`,
  data: SQUARE,
});
const DRAWS = { dict: '', data: '/X Do' };

describe('what only a printer sees is refused, whether or not the file says that it has layers', () => {
  test.each<[string, string, Record<number, string>?]>([
    ['a form on a layer that is not printed', '/OC 6 0 R', { 6: OFF }],
    ['one of a group of such layers', '/OC 6 0 R', { 6: '<</Type/OCMD/OCGs[7 0 R]/P/AllOff>>', 7: OFF }],
    ['one whose layer is written where it is used', `/OC ${OFF}`],
    ['one whose layer has its name spelt in another way', '/#4f#43 6 0 R', { 6: OFF }],
  ])('%s', async (_, more, objects = {}) => {
    const page = onePage(DRAWS, { resources: '/XObject<</X 5 0 R>>', more: { 5: drawn(more), ...objects } });
    expect(await found(page)).toEqual([['layers', ['Ghost']]]);
  });

  test('a group without a name, whose layers are nowhere', async () => {
    const [resources, more] = ['/XObject<</X 5 0 R>>', { 5: drawn('/OC<</Type/OCMD/VE[/Not 9 0 R]>>') }];
    expect(await found(onePage(DRAWS, { resources, more }))).toEqual(unknown('/OC', '/VE'));
  });

  test.each([
    ['of a page', '/OC /L BDC 0 0 9 9 re f EMC'],
    ['of what a page says itself', `/OC ${OFF} BDC 0 0 9 9 re f EMC`],
    ['whose name is spelt in another way', '/#4fC /L BDC 0 0 9 9 re f EMC'],
    ['within a figure', '/Figure <</Alt(A fox)>> BDC /OC /L BDC 0 0 9 9 re f EMC EMC'],
    ['that begins far before it', '/OC /L BDC q 1 0 0 1 5 5 cm 0 0 9 9 re f Q EMC'],
  ])('a part %s that is on a layer', async (_, data) => {
    for (const content of [
      { dict: '', data },
      { dict: '/Filter/FlateDecode', data: deflateSync(data) },
    ]) {
      const page = onePage(content, { resources: '/Properties<</L 6 0 R>>', more: { 6: '<</Type/OCMD>>' } });
      const faults = await found(page);
      expect(faults).toContainEqual(['unknown-entries', ['/OC']]);
    }
  });

  test('but a figure that says in words what it shows is as ours are', async () => {
    const data = '/Figure <</Alt(A fox)>> BDC 0 0 9 9 re f EMC';
    expect(await found(onePage({ dict: '', data }))).toEqual([]);
  });

  test.each([
    ['a line that is drawn so roughly that circles get corners', '100 i 0 0 9 9 re f', ['i']],
    ['a choice of inks', '/Saturation ri 0 0 9 9 re f', ['ri']],
    ['what only some readers know', 'BX 3 odd EX 0 0 9 9 re f', ['BX', 'odd', 'EX']],
    ['letters drawn as lines', 'BT 2 Tr ET', ['Tr']],
    ['a picture between the lines', 'BI /W 1 /H 1 /IM true ID x EI', ['BI', 'true', 'ID', 'x', 'EI']],
    ['numbers that each reader reads otherwise', '--5 0 9 9 re f', ['--5', 're']],
    ['a number beyond any paper', '1e38 0 0 99999999999 0 0 cm', ['1e38', '99999999999', 'cm']],
    ['too few numbers, and too many', '0 0 9 re f 1 0 0 9 9 re f', ['re']],
    ['states that are never left, and left twice', 'q 0 0 9 9 re f Q Q', ['Q']],
    ['a list without an end', '[1 2 0 d 0 0 9 9 re f', ['d']],
  ])('%s', async (_, data, entries) => {
    const deflate = { dict: '/Filter/FlateDecode', data: deflateSync(data) };
    expect(await found(onePage(deflate))).toEqual(unknown(...entries));
    const form = { dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', data };
    const resources = '/XObject<</X 5 0 R>>';
    expect(await found(onePage(DRAWS, { resources, more: { 5: form } }))).toEqual(unknown(...entries));
  });

  test('but a page in two streams, of which one begins what the other ends, is as ours are', async () => {
    const [one, other] = ['q 1 0 0 1 .5 -5. cm % a note', '[(a\\)b)-3<09 0a>]3 d 0 0 9 9 re f Q'];
    const more = { 5: { dict: '', data: one }, 6: { dict: '', data: other } };
    expect(await found(onePage('[5 0 R 6 0 R]', { more }))).toEqual([]);
    expect(await found(onePage('[5 0 R]', { more }))).toEqual(unknown('q'));
  });

  test('the properties of such a part alone', async () => {
    const page = onePage({ dict: '', data: SQUARE }, { resources: '/Properties<</L 6 0 R>>' });
    expect(await found(page)).toEqual(unknown('/Properties'));
  });

  test.each([
    ['/Usage', '<< /OCGs [@1] /D << /OFF [] /AS [<< /Event /Print /OCGs [@1] /Category [/Print] >>] >> >>'],
    ['/BaseState', '<< /OCGs [@1] /D << /BaseState /OFF /ON [@1] >> >>'],
    ['a second choice', '<< /OCGs [@1] /D << >> /Configs [<< /OFF [@1] >>] >>'],
  ])('layers that are switched by %s', async (_, add) => {
    const objects = [OFF];
    expect(await inDeck({ what: 'catalog', add: `/OCProperties ${add}`, objects })).toEqual([
      ['layers', ['Ghost']],
    ]);
  });

  test.each([
    ['nothing leads to', '<< /Type /OCG /Name (Ghost) >>'],
    ['has a name in Chinese letters', '<< /Type /OCG /Name <feff9b3c> >>', '鬼'],
  ])('a layer that %s', async (_, layer, name = 'Ghost') => {
    expect(await inDeck({ what: 'catalog', objects: [layer] })).toEqual([['layers', [name]]]);
  });

  test.each([
    ['a comment on a layer, that is only printed', '/Subtype /Square /F 4 /OC @1'],
    ['a mark of a print shop', '/Subtype /PrinterMark /MN /ColorBar /F 68'],
    ['a network of traps', '/Subtype /TrapNet /F 68 /Version []'],
    ['a watermark', '/Subtype /Watermark /FixedPrint << /Type /FixedPrint >> /F 4'],
  ])('%s', async (_, entries) => {
    const annotation = `<< /Type /Annot /Rect [10 10 50 50] ${entries} >>`;
    const edit = { what: 'page', page: 2, add: `/Annots [${annotation}]`, objects: [OFF] } as const;
    expect(await inDeck(edit)).toContainEqual(['annotations', 2]);
  });

  test.each([
    ['TR', '/Identity'],
    ['TR2', '/Default'],
    ['BG', '@1'],
    ['BG2', '/Default'],
    ['UCR', '@1'],
    ['UCR2', '/Default'],
    ['HT', '@1'],
    ['OP', 'true'],
    ['op', 'true'],
    ['OPM', '1'],
    ['SMask', '@1'],
    ['TK', 'true'],
    ['SA', 'true'],
    ['FL', '100'],
    ['ca', '0.5'],
    ['AIS', 'true'],
    ['HTP', '[0 0]'],
    ['UseBlackPtComp', '/ON'],
  ])('a state of graphics with %s', async (key, value) => {
    const entry = value.startsWith('/') ? `/${key} ${value}` : `/${key}`;
    for (const [add, objects] of [
      [`/Resources << /ExtGState << /G << /Type /ExtGState /${key} ${value} >> >> >>`, ['<< >>']],
      ['/Resources << /ExtGState << /G @2 >> >>', ['<< >>', `<< /${key} ${value} >>`]],
      ['/Resources << /ExtGState @2 >>', ['<< >>', `<< /Multiply << /${key} ${value} >> >>`]],
    ] as const) {
      const faults = await inDeck({ what: 'page', page: 1, add, objects });
      expect(faults).toContainEqual(['unknown-entries', expect.arrayContaining([entry])]);
    }
  });

  test.each([
    ['another picture for print', '/Alternates[<</Image 6 0 R/DefaultForPrinting true>>]', '/Alternates'],
    ['a larger picture elsewhere', '/OPI<</2.0<</Type/OPI/F(a.tif)>>>>', '/OPI'],
    ['another decoding', '/Decode[1 0]', '/Decode'],
    ['an intent', '/Intent/Perceptual', '/Intent /Perceptual'],
    ['a file of its own', '/F(a.jpg)', '/F'],
    ['a mask', '/SMask 6 0 R', '/SMask'],
    ['a place in a document', '/StructParent 0', '/StructParent'],
  ])('a picture with %s', async (_, entry, name) => {
    const dict = `/Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8`;
    const resources = '/XObject<</X 5 0 R>>';
    const picture = { dict: `${dict}${entry}`, data: 'abcd' };
    const page = onePage(DRAWS, { resources, more: { 5: picture, 6: { dict, data: 'abcd' } } });
    expect(await found(page)).toEqual([['unknown-entries', expect.arrayContaining([name])]]);
  });

  test.each([
    ['an ink of its own', '/ColorSpace<</C[/Separation/Gold/DeviceRGB 6 0 R]>>', '/ColorSpace'],
    ['other inks for all colours', '/ColorSpace<</DefaultRGB[/CalRGB<<>>]>>', '/DefaultRGB'],
    ['a pattern', '/Pattern<</P 6 0 R>>', '/Pattern'],
    ['a shading', '/Shading<</S 6 0 R>>', '/Shading'],
    ['an ink where nobody looks for it', '/XObject<</X<</ColorSpace[/Separation/All]>>>>', '/ColorSpace'],
  ])('resources with %s', async (_, resources, name) => {
    const page = onePage({ dict: '', data: SQUARE }, { resources });
    expect(await found(page)).toEqual([['unknown-entries', expect.arrayContaining([name])]]);
  });

  test.each([
    ['PostScript that only its printers run', '/Type/XObject/Subtype/PS', '/Subtype /PS'],
    ['a form that is another’s', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Ref<</F(a.pdf)/Page 1>>', '/Ref'],
    ['a form that is PostScript', '/Subtype/Form/BBox[0 0 9 9]/Subtype2/PS', '/Subtype2 /PS'],
    ['a font whose letters are drawings', '/Type/Font/Subtype/Type3/CharProcs<<>>', '/Subtype /Type3'],
    ['a kind that is written elsewhere', '/Type/XObject/Subtype 7 0 R', '/Subtype'],
  ])('%s', async (_, dict, name) => {
    const more = { 5: { dict, data: ' ' }, 7: '/PS' };
    const page = onePage({ dict: '', data: SQUARE }, { resources: '/XObject<</X 5 0 R>>', more });
    expect(await found(page)).toEqual([['unknown-entries', expect.arrayContaining([name])]]);
  });

  test.each([
    ['page', '/SeparationInfo << /Pages [] >>', '/SeparationInfo'],
    ['page', '/PresSteps << >>', '/PresSteps'],
    ['page', '/BoxColorInfo << >>', '/BoxColorInfo'],
    ['page', '/PZ 2', '/PZ'],
    ['page', '/Group << /S /Transparency /CS /DeviceRGB /K true >>', '/K'],
    ['catalog', '/OutputIntents [<< /S /GTS_PDFX >>]', '/OutputIntents'],
    ['preferences', '/Enforce [/PrintScaling]', '/Enforce'],
    ['catalog', '/SomethingNew true', '/SomethingNew'],
  ] as const)('on a %s: %s', async (what, add, name) => {
    expect(await inDeck({ what, add })).toEqual([['unknown-entries', expect.arrayContaining([name])]]);
  });
});

test('a person is told by name what nobody knows in the file', async () => {
  const { format } = loadMessages(project);
  const { checks } = await preflight(edited(bytes, { what: 'page', add: '/PZ 2' }), expected(shop));
  expect(checks.flatMap(({ problems }) => problems.map(format))).toEqual([
    'deck.pdf: The file contains an entry that Deckwright never writes, so that what is printed may differ from what a screen shows: /PZ. Use the PDF that Deckwright made, not a copy that another program has saved; or make the deck again.',
  ]);
});
