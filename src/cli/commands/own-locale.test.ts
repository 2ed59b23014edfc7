import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Desk, ROOT } from '../cli.fixture.js';

const desk = new Desk();
const { inProcess, write, names } = desk;
const shipped = (file: string) => fs.readFileSync(path.join(ROOT, 'templates', file), 'utf8');

test("a language of one's own prints from its folder, and its manifest and its deck print it again", async () => {
  fs.mkdirSync(path.join(desk.folder, 'my'));
  const german = shipped('locales/en.yaml')
    .replace('lang: en', 'lang: de')
    .replace('title.codenames: Word Spies', 'title.codenames: Wortspione');
  write('my/german.yaml', german);
  const print = ['print', '--locale', 'my/german.yaml', '--only', 'words,rules', '--no-contact'];
  const none = await inProcess(...print);
  expect(none.stderr).toContain(
    '"de" yet. Write it to my/classic.csv, or bring your own with --words FILE.csv.',
  );
  write('my/classic.csv', 'word,child_safe\nFuchs,yes\nÄrger,yes\nEule,yes\nHaus,no\n');
  const lacking = await inProcess(...print);
  expect([lacking.status, lacking.stderr]).toEqual([
    1,
    expect.stringContaining('my/codenames.md: There are no rules in this language. Copy templates/rules/en/'),
  ]);
  write('my/codenames.md', '# Wortspione\n\nZwei Teams raten Wörter.\n');
  const made = await inProcess(...print);
  const untranslated = /german\.yaml:\d+: \d+ texts of all games are still as in English, in lines \d/;
  expect([made.status, made.stderr]).toEqual([0, expect.stringMatching(untranslated)]);
  expect(names('output').filter(name => name.endsWith('.pdf'))).toEqual([
    'codenames-de-rules.pdf',
    'codenames-de-words.pdf',
  ]);
  expect((await inProcess('verify')).stdout).toContain('All 2 PDFs are right.');

  const manifest = 'output/codenames-de-words-rules-manifest.json';
  expect((await inProcess('print', manifest, '--out', 'again', '--no-verify')).status).toBe(0);
  expect((await inProcess('pack', manifest, '--out', 'away/ours.deckwright')).stdout).toContain('3 files');
  fs.rmSync(path.join(desk.folder, 'my'), { recursive: true });
  const packed = await inProcess('print', 'away/ours.deckwright', '--out', 'packed', '--no-verify');
  expect(packed.status).toBe(0);
  for (const pdf of names('output').filter(name => name.endsWith('.pdf')))
    for (const folder of ['again', 'packed'])
      expect(fs.readFileSync(path.join(desk.folder, folder, pdf))).toEqual(
        fs.readFileSync(path.join(desk.folder, 'output', pdf)),
      );
});

test("key cards are dealt in a language of one's own, and read back by their manifest", async () => {
  write(
    'thai.yaml',
    shipped('locales/en.yaml').replace('lang: en', 'lang: th').replace('digits: latn', 'digits: thai'),
  );
  const dealt = await inProcess('keys', 'deal', '--locale', 'thai.yaml', '--count', '2', '--out', 'k');
  expect([dealt.status, dealt.stderr]).toEqual([
    1,
    expect.stringContaining('thai.yaml: "digits": "๑๒๓๔๕๖๗๘๙๐" is not printed'),
  ]);
  write('thai.yaml', shipped('locales/en.yaml').replace('lang: en', 'lang: de'));
  expect(
    (await inProcess('keys', 'deal', '--locale', 'thai.yaml', '--count', '2', '--out', 'k')).status,
  ).toBe(0);
  expect((await inProcess('verify', 'k')).stdout).toContain('The PDF is right.');
  const again = `k/${names('k').find(name => name.endsWith('-manifest.json'))}`;
  expect((await inProcess('keys', 'deal', again, '--out', 'k2')).status).toBe(0);
});
