import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildFolder, Desk, MAIN, ROOT } from './cli.fixture.js';

const desk = new Desk();
const { deckwright, inProcess, write } = desk;
const listing = (name = 'output') => desk.names(name);

const RULES = ['print', '--only', 'rules', '--no-contact', '--no-verify'];

describe('a call', () => {
  test('exits with 0, and says where the files are and how to print them', () => {
    const { status, stdout, stderr } = deckwright(...RULES, '--paper', 'Letter');
    expect(status).toBe(0);
    expect(stdout).toContain(path.join('output', 'codenames-yue-rules.pdf'));
    expect(stdout).toContain('Print at 100 % (no scaling) on Letter');
    expect(stderr).toBe('');
    expect(listing()).toEqual([
      '.deckwright.json',
      'codenames-yue-rules-manifest.json',
      'codenames-yue-rules.pdf',
    ]);
  });

  test('prints a deck with only options', async () => {
    expect((await inProcess(...RULES.slice(1), '--locale', 'fa')).stdout).toContain('codenames-fa-rules.pdf');
  });

  test('whose reader stops early, such as `| head -1`, ends quietly', async () => {
    const run = spawn(process.execPath, [MAIN, 'print', '--help'], { stdio: 'pipe' });
    run.stdout.destroy();
    let told = '';
    run.stderr.on('data', data => {
      told += String(data);
    });
    const status = await new Promise(resolve => {
      run.on('close', resolve);
    });
    expect([status, told]).toEqual([0, '']);
  });

  test('reads its PDFs back wherever the program is, even in a folder named 牌 دست é', () => {
    const folder = path.join(desk.folder, '牌 دست é');
    const build = path.relative(ROOT, buildFolder());
    for (const name of ['package.json', 'dist/cli/main.js', build])
      fs.cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
    // On Windows, a junction needs no rights of its own.
    for (const name of ['fonts', 'node_modules', 'templates', 'wordlists'])
      fs.symlinkSync(path.join(ROOT, name), path.join(folder, name), 'junction');
    const main = path.join(folder, 'dist/cli/main.js');
    const args = ['--only', 'rules', '--no-contact'];
    const ran = spawnSync(process.execPath, [main, ...args], { cwd: desk.folder, encoding: 'utf8' });
    expect([ran.status, ran.stderr, ran.stdout]).toEqual([
      0,
      '',
      expect.stringContaining('Read back from the finished PDFs'),
    ]);
  });

  test.each([
    [['--papper', 'A4'], 'Did you mean --paper?'],
    [['prnt'], 'Did you mean print?'],
    [['--paper', 'A44'], 'Did you mean "A4"?'],
    [['--locale', 'yeu'], 'Did you mean "yue"?'],
    [['--only', 'words,kees'], 'Did you mean "keys"?'],
    [['--only', 'tokens'], 'It can be: words, agents, keys, stand, rules, turning.'],
    [['print', 'duett'], 'Did you mean "duet"?'],
    [['--keys', 'many'], 'Give a whole number'],
    [['--flip', 'sideways'], 'It can be: long-edge, short-edge, none.'],
    [['--theme', 'dosier'], 'Did you mean "dossier"?'],
    [['--seed', ''], 'Give a word or a number.'],
    [['--seed', 'x'.repeat(61)], 'It must have at most 60 characters.'],
  ])('with the mistake %j exits with 2, helps, and writes nothing', async (args, help) => {
    const { status, stderr } = await inProcess(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(help)]);
    expect(listing('.')).toEqual([]);
  });
});

describe('a list', () => {
  test('with mistakes gets an error for each, with its line, and prints nothing', () => {
    write('mine.csv', 'word,child_safe\n狐狸,yes\n狐狸,no\n貓,maybe\n');
    const { status, stderr } = deckwright('--words', 'mine.csv', '--only', 'words');
    expect(status).toBe(1);
    expect(stderr).toContain('error: mine.csv:3: "狐狸" is already on line 2. Remove one of them.');
    expect(stderr).toContain('mine.csv:4: "child_safe" of "貓" is "maybe".');
    expect(stderr).toContain('2 errors. Nothing was written.');
    expect(listing()).toEqual([]);
  });

  test('of plain words, one on each line, prints; for children it needs to say more', async () => {
    write('plain.txt', 'fox\nowl\npig\ncat\n');
    const words = [
      '--words',
      'plain.txt',
      '--locale',
      'en',
      '--only',
      'words',
      '--no-contact',
      '--no-verify',
    ];
    const all = await inProcess(...words);
    expect([all.status, listing().some(name => name.endsWith('words.pdf'))]).toEqual([0, true]);
    expect(all.stderr).toContain('plain.txt: The list does not say which words are for children.');
    const children = await inProcess(...words, '--children', '--out', 'mild');
    expect(children.status).toBe(2);
    expect(children.stderr).toContain('--children: "plain.txt" does not say which words are for children.');
    expect(listing('mild')).toEqual([]);
  });

  test('in Big5 can be read, with a notice', async () => {
    // 香港, 貓, 狗 and 大海, as a Hong Kong spreadsheet program saves them.
    const rows = [
      [0xad, 0xbb, 0xb4, 0xe4],
      [0xbf, 0xdf],
      [0xaa, 0xaf],
      [0xa4, 0x6a, 0xae, 0xfc],
      [0xa4, 0xeb, 0xab, 0x47],
    ];
    write(
      'big5.csv',
      Buffer.concat([
        Buffer.from('word,child_safe\n'),
        ...rows.map(bytes => Buffer.from([...bytes, ...Buffer.from(',yes\n')])),
      ]),
    );
    const { status, stderr } = await inProcess(
      '--words',
      'big5.csv',
      '--only',
      'words',
      '--no-contact',
      '--no-verify',
    );
    expect([status, stderr]).toEqual([0, expect.stringContaining('read as Big5')]);
    expect(stderr).toContain('5 words are not enough for one game, which takes 50. Add 45 for one game');
  });

  test('with a whole page pasted into it is refused, without repeating the page', async () => {
    write('page.csv', `word,child_safe\n${'龍'.repeat(20000)},yes\n貓,yes\n`);
    const { status, stderr } = await inProcess('--words', 'page.csv', '--only', 'words');
    expect(status).toBe(1);
    expect(stderr.length).toBeLessThan(1000);
  });

  test('given as the game gets a hint how to print it', async () => {
    const { status, stderr } = await inProcess('print', 'mine.csv');
    expect([status, stderr]).toEqual([2, expect.stringContaining('Print it with --words mine.csv.')]);
  });

  test('of random bytes is refused', async () => {
    const noise = new Uint8Array(4000);
    for (let i = 0, state = 7; i < noise.length; i++) {
      state = (state * 1103515245 + 12345) % 2147483648;
      noise[i] = state >> 16;
    }
    write('noise.csv', noise);
    const { status, stderr } = await inProcess('--words', 'noise.csv');
    expect([status, stderr]).toEqual([1, expect.stringContaining('noise.csv')]);
    expect(listing()).toEqual([]);
  });

  test('with a character that no font has gets an error with the word, the character and its code point', async () => {
    write('rare.csv', 'word,child_safe\n𠮶邊,yes\n貓,yes\n');
    const { status, stderr } = await inProcess('--words', 'rare.csv', '--only', 'words');
    expect([status, stderr]).toEqual([1, expect.stringContaining('"𠮶邊" has "𠮶" (U+20BB6)')]);
  });

  test('with a word that would be too small gets its size', async () => {
    write('long.csv', `word,child_safe\n${'長'.repeat(30)},yes\n貓,yes\n狗,yes\n豬,yes\n`);
    const { status, stderr } = await inProcess('--words', 'long.csv', '--only', 'words');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('it would be set at 3.3 mm, but the smallest size allowed is 3.5 mm'),
    ]);
    expect(stderr).not.toContain('"貓"');
  });

  test('that does not exist is an error', async () => {
    expect((await inProcess('--words', 'gone.csv')).stderr).toContain('gone.csv: There is no such file.');
  });

  test('is checked by words check in the language of its folder, with fonts and sizes', async () => {
    const list = path.join(ROOT, 'wordlists', 'fa', 'classic.csv');
    const { status, stdout } = deckwright('words', 'check', list);
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/400 words in fa, \d+ of them not for children, \d+ hard. No mistakes found.\n$/),
    ]);
    write('mine.csv', 'word,child_safe\n貓,yes\n賭場,no\n𠮶邊,yes\n貓,no\n');
    const wrong = await inProcess('words', 'check', 'mine.csv');
    expect([wrong.status, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toContain('mine.csv:4: "𠮶邊" has "𠮶" (U+20BB6)');
    expect(wrong.stderr).toContain('mine.csv:5: "貓" is already on line 2.');
  });

  test('is checked as it would be printed in another script', async () => {
    write('mine.csv', 'word,child_safe,zh-Hant-TW\n春卷,yes,\n家具,yes,家具\n钟,yes,\n');
    const check = ['words', 'check', 'mine.csv', '--locale', 'zh-Hans'];
    expect((await inProcess(...check)).status).toBe(0);
    const { status, stderr } = await inProcess(...check, '--script', 'zh-Hant-TW');
    expect(status).toBe(1);
    expect(stderr).toContain('warning: mine.csv:2: "春卷" becomes "春捲" in zh-Hant-TW');
    expect(stderr).toContain('error: mine.csv:4: On its own, "钟" can become any of these');
    expect(stderr).not.toContain('家具');
  });

  test('that is too short is not called right', async () => {
    write('mine.csv', 'word,child_safe\n貓,yes\n賭場,no\n');
    const { status, stdout, stderr } = await inProcess('words', 'check', 'mine.csv');
    expect([status, stdout]).toEqual([0, 'mine.csv: 2 words in yue, 1 of them not for children.\n']);
    expect(stderr).toContain('Add 48 for one game');
  });
});

describe('a recipe', () => {
  test('works like options; its paths start at its folder, and options win', async () => {
    fs.mkdirSync(path.join(desk.folder, 'decks'));
    write('decks/words.csv', 'word;child_safe\n貓;yes\n狗;yes\n豬;no\n');
    write(
      'decks/mine.yaml',
      'words: words.csv\nkeys: 4\nonly: [words, keys]\nseed: 99\ncontact: false\nout: printed\n',
    );
    const { status, stdout } = await inProcess(
      'print',
      path.join('decks', 'mine.yaml'),
      '--keys',
      '6',
      '--no-verify',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('6 cards');
    expect(listing('decks/printed')).toContain('codenames-yue-words.pdf');
  });

  test('with mistakes gets errors with file, line, key, value and the nearest word', async () => {
    write('bad.yaml', 'locale: yue\npapr: A4\nflip: long-edg\n');
    const { status, stderr } = await inProcess('print', 'bad.yaml');
    expect(status).toBe(1);
    expect(stderr).toContain('bad.yaml:2: There is no "papr".');
    expect(stderr).toContain('bad.yaml:3: "flip" is "long-edg". Did you mean "long-edge"?');
  });

  test('with an unknown value gets its file, line and key, not an option', async () => {
    write('bad.yaml', 'paper: A44\ngame: codename\nonly: [rules]\n');
    const { status, stderr } = await inProcess('print', 'bad.yaml', '--locale', 'yeu');
    expect(status).toBe(1);
    expect(stderr).toContain('bad.yaml:1: "paper": "A44" is unknown. Did you mean "A4"?');
    expect(stderr).toContain('bad.yaml:2: "game": "codename" is unknown. Did you mean "codenames"?');
    expect(stderr).toContain('--locale: "yeu" is unknown.');
  });

  test('is in the manifest, which prints the same deck again from any folder', async () => {
    write('list.csv', 'word,child_safe\n貓,yes\n狗,no\n豬,yes\n牛,yes\n');
    const first = await inProcess(
      '--words',
      'list.csv',
      '--only',
      'words,rules',
      '--seed',
      '12',
      '--card-size',
      '85x55',
      '--no-mark',
      '--out',
      'a/b',
      '--no-verify',
    );
    expect(first.status).toBe(0);
    fs.renameSync(path.join(desk.folder, 'a'), path.join(desk.folder, 'c'));
    fs.mkdirSync(path.join(desk.folder, 'a'));
    const again = await inProcess(
      'print',
      'c/b/codenames-yue-words-rules-manifest.json',
      '--out',
      'a/b',
      '--no-verify',
    );
    expect([again.status, again.stderr]).toEqual([
      0,
      first.stderr.replaceAll('list.csv', path.join('c', 'b', '..', '..', 'list.csv')),
    ]);
    for (const name of listing('c/b'))
      expect(
        fs
          .readFileSync(path.join(desk.folder, 'a/b', name))
          .equals(fs.readFileSync(path.join(desk.folder, 'c/b', name))),
        name,
      ).toBe(true);
    write('c/list.csv', '');
    write('list.csv', 'word,child_safe\n貓,yes\n狗,no\n豬,yes\n羊,yes\n');
    const changed = await inProcess(
      'print',
      'c/b/codenames-yue-words-rules-manifest.json',
      '--out',
      'a/b',
      '--no-verify',
    );
    expect(changed.stderr).toContain('list.csv: This has changed since the deck was made.');
    write('other.json', '{"name": "x"}');
    const other = await inProcess('print', 'other.json');
    expect([other.status, other.stderr]).toEqual([
      1,
      expect.stringContaining('other.json: "recipe" is missing.'),
    ]);
    write('broken.json', '{"name": ');
    expect((await inProcess('print', 'broken.json')).stderr).toContain('broken.json: This is not JSON.');
  });

  test('can be turned round by options: marks, readings and the size of word cards', async () => {
    write('list.csv', 'word,child_safe,reading\n貓,no,maau1\n狗,yes,gau2\n');
    write('bare.yaml', 'words: list.csv\nonly: [words]\nmark: false\nreadings: false\ncardSize: poker\n');
    const recipeOf = async (...options: string[]) => {
      expect((await inProcess('print', 'bare.yaml', '--no-contact', ...options)).status).toBe(0);
      const file = path.join(desk.folder, 'output/codenames-yue-words-manifest.json');
      return JSON.parse(fs.readFileSync(file, 'utf8')).recipe;
    };
    expect(await recipeOf()).toMatchObject({ mark: false, readings: false, cardSize: 'poker' });
    expect(await recipeOf('--mark', '--readings', '--card-size', '65x43')).toMatchObject({
      mark: true,
      readings: true,
      cardSize: '65x43',
    });
    write('bad.yaml', 'only: [words]\ncardSize: pokr\n');
    const { status, stderr } = await inProcess('print', 'bad.yaml');
    expect(status).toBe(1);
    expect(stderr).toContain('bad.yaml:2: "cardSize": "pokr" is unknown. Did you mean "poker"?');
  });

  test('keeps its seed as typed', async () => {
    write('seed.yaml', 'seed: 012\nonly: [rules]\ncontact: false\n');
    expect((await inProcess('print', 'seed.yaml', '--no-verify')).status).toBe(0);
    const manifest = JSON.parse(
      fs.readFileSync(path.join(desk.folder, 'output/codenames-yue-rules-manifest.json'), 'utf8'),
    );
    expect(manifest.seed).toBe('012');
  });

  test('that contains itself is refused', async () => {
    write('ring.yaml', 'words: &x [*x]\n');
    const { status, stderr } = await inProcess('print', 'ring.yaml');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('ring.yaml: The file has more than 100,000 values'),
    ]);
  });

  test('may have a theme with its own colours and font', async () => {
    fs.copyFileSync(path.join(ROOT, 'fonts/NotoSansTC-Bold.ttf'), path.join(desk.folder, 'My.ttf'));
    write('mine.yaml', 'colours:\n  frameA: "#7a3b69"\nfonts:\n  words: My.ttf\n');
    expect(
      (await inProcess('--theme', 'mine.yaml', '--only', 'words', '--no-contact', '--no-verify')).status,
    ).toBe(0);
    const whole = fs.readFileSync(path.join(desk.folder, 'My.ttf'));
    fs.writeFileSync(path.join(desk.folder, 'Cut.ttf'), whole.subarray(0, 200_000));
    write('cut.yaml', 'fonts:\n  words: Cut.ttf\n');
    const cut = await inProcess('--theme', 'cut.yaml', '--only', 'words');
    expect([cut.status, cut.stderr]).toEqual([
      1,
      expect.stringContaining('error: Cut.ttf: This font file is damaged.'),
    ]);
    write('bad.yaml', 'fonts:\n  words: mine.yaml\n');
    const bad = await inProcess('--theme', 'bad.yaml', '--only', 'words');
    expect([bad.status, bad.stderr]).toEqual([
      1,
      expect.stringContaining('This is not a TrueType or OpenType font.'),
    ]);
  });
});

describe('your files', () => {
  test('are never replaced, whether you made or changed them', async () => {
    fs.mkdirSync(path.join(desk.folder, 'output'));
    write('output/codenames-yue-rules.pdf', 'my own notes');
    const first = await inProcess(...RULES);
    expect([first.status, first.stderr]).toEqual([1, expect.stringContaining('Deckwright did not make it')]);
    expect(fs.readFileSync(path.join(desk.folder, 'output/codenames-yue-rules.pdf'), 'utf8')).toBe(
      'my own notes',
    );
    expect(listing()).toEqual(['codenames-yue-rules.pdf']);

    fs.rmSync(path.join(desk.folder, 'output/codenames-yue-rules.pdf'));
    expect((await inProcess(...RULES)).status).toBe(0);
    expect((await inProcess(...RULES, '--seed', '2')).status).toBe(0);
    fs.appendFileSync(path.join(desk.folder, 'output/codenames-yue-rules.pdf'), 'a remark');
    const changed = await inProcess(...RULES);
    expect([changed.status, changed.stderr]).toEqual([1, expect.stringContaining('has been changed since')]);
  });

  test('of an earlier deck are not partly replaced without a warning', async () => {
    expect((await inProcess('--only', 'stand,rules', '--no-contact', '--no-verify')).status).toBe(0);
    const again = await inProcess('--only', 'rules', '--no-contact', '--no-verify', '--seed', '9');
    expect([again.status, again.stderr]).toEqual([
      0,
      expect.stringContaining(
        'codenames-yue-stand-rules-manifest.json: This manifest still describes an earlier codenames-yue-rules.pdf.',
      ),
    ]);
  });

  test('are safe if the output cannot be written', async () => {
    write('taken', 'not a folder');
    const { status, stderr } = await inProcess(...RULES, '--out', 'taken');
    expect([status, stderr]).toEqual([1, expect.stringContaining('taken: This is a file, not a folder.')]);
    expect(fs.readFileSync(path.join(desk.folder, 'taken'), 'utf8')).toBe('not a folder');
  });

  test.runIf(process.platform === 'linux')('end with a word where the system takes no folders', async () => {
    const { status, stderr } = await inProcess(...RULES, '--out', '/proc/deck');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('/proc/deck: Nothing can be written here (ENOENT).'),
    ]);
  });

  // Windows has no signals: a killed process ends at once.
  test.skipIf(process.platform === 'win32')('are as they were after Ctrl-C in the middle', async () => {
    expect((await inProcess(...RULES)).status).toBe(0);
    const before = listing();
    const run = spawn(process.execPath, [MAIN, '--seed', '5'], { cwd: desk.folder, stdio: 'pipe' });
    let told = '';
    run.stderr.on('data', data => {
      told += String(data);
    });
    const ended = new Promise<number | null>(resolve => {
      run.on('exit', code => resolve(code));
    });
    const output = path.join(desk.folder, 'output');
    while (!fs.readdirSync(output).some(name => /^\.deckwright-/.test(name)))
      await new Promise(resolve => setTimeout(resolve, 2));
    run.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(told).toContain('Stopped. Nothing was changed.');
    expect(listing()).toEqual(before);
  });

  test.skipIf(process.platform === 'win32')(
    'are told to be in place by a signal after the end of all work',
    () => {
      const signal = "process.once('beforeExit', () => { process.kill(process.pid, 'SIGTERM'); wait(); });";
      // The loop must turn once more for the signal to be heard.
      write('signal.mjs', `const wait = () => setTimeout(() => {}, 100); ${signal}`);
      const run = spawnSync(process.execPath, ['--import', './signal.mjs', MAIN, ...RULES], {
        cwd: desk.folder,
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
      });
      expect([run.status, run.stderr.trim()]).toEqual([
        143,
        'Stopped. 2 new files were already in place; nothing else was changed.',
      ]);
      expect(listing().filter(name => name.includes('rules'))).toHaveLength(2);
    },
  );
});

describe.skipIf(process.platform === 'win32')('a pipe', () => {
  /** What should not wait is not waited for here either. */
  const inShell = (line: string) =>
    spawnSync('sh', ['-c', `deckwright() { '${process.execPath}' '${MAIN}' "$@"; }; ${line}`], {
      cwd: desk.folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      timeout: 60_000,
    });
  const WORDS = 'deckwright print --only words --no-contact --no-verify --words words.csv';

  test.each([
    ['verify .', 'odd.pdf'],
    ['print --only words --words words.csv', 'words.csv'],
    ['print recipe.yaml', 'recipe.yaml'],
    ['print --only rules --theme theme.yaml', 'theme.yaml'],
  ])('that nothing is written to is told, and not waited for: %s', (args, name) => {
    spawnSync('mkfifo', [path.join(desk.folder, name)]);
    const { status, stderr } = inShell(`deckwright ${args}`);
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${name}: This is a pipe that no program`)]);
  });

  test('is no deck in one file', () => {
    spawnSync('mkfifo', [path.join(desk.folder, 'my.deckwright')]);
    const { status, stderr } = inShell(
      'sleep 20 > my.deckwright & deckwright print my.deckwright; status=$?; kill $!; exit $status',
    );
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('my.deckwright: This is a pipe or a device'),
    ]);
  });

  test('may be a word list, however slowly it is written', () => {
    spawnSync('mkfifo', [path.join(desk.folder, 'words.csv')]);
    const list = path.join(ROOT, 'wordlists/yue/classic.csv');
    const { status } = inShell(
      `(sleep 2; head -100 '${list}'; sleep 1; tail -n +101 '${list}') > words.csv & ${WORDS}`,
    );
    expect(status).toBe(0);
    expect(listing()).toContain('codenames-yue-words.pdf');
  });
});
