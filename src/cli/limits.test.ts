import { spawnSync } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { Desk, MAIN } from './cli.fixture.js';
import { canMove, harmless, hasColours } from './report/terminal.js';

const desk = new Desk();
const { inProcess, write } = desk;

describe('what is too much', () => {
  test('in YAML of 50,000 keys is told in lines that can be read', async () => {
    write('keys.yaml', Array.from({ length: 50_000 }, (_, i) => `key${i}: 1`).join('\n'));
    const { status, stderr } = await inProcess('print', 'keys.yaml');
    expect(status).toBe(1);
    expect(stderr).toContain('keys.yaml:1: There is no "key0".');
    expect(stderr.split('\n').length).toBeLessThan(60);
  });

  test('in a text that is no YAML of ours is told by its size', async () => {
    write('long.yaml', `# ${'x'.repeat(1_000_000)}`);
    const { stderr } = await inProcess('print', 'long.yaml');
    expect(stderr).toContain('long.yaml: The file has 1,000,002 characters; it may have at most 1,000,000.');
  });

  test('in a list is told, and mistakes of one kind fill no screen', async () => {
    write('large.csv', `word,child_safe\n${'fox,yes\n'.repeat(2_200_000)}`);
    expect((await inProcess('words', 'check', 'large.csv')).stderr).toContain('a list may be at most 16 MB.');
    write('many.csv', `word,child_safe\n${'fox,perhaps\n'.repeat(500)}`);
    const { stderr } = await inProcess('words', 'check', 'many.csv', '--locale', 'en');
    expect(stderr).toContain('many.csv: 450 more lines are like those above.');
  });

  test.skipIf(process.platform === 'win32')('is a device, which never ends', async () => {
    const { status, stderr } = await inProcess('words', 'check', '/dev/zero');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('/dev/zero: This is a pipe or a device, not a file.'),
    ]);
  });
});

describe.runIf(process.platform === 'linux')('a shell', () => {
  const shell = (line: string) => {
    const { npm_lifecycle_event: _, ...env } = process.env;
    const run = `node=$1 main=$2; deckwright() { "$node" "$main" "$@"; }; ${line}`;
    return spawnSync('sh', ['-c', run, 'sh', process.execPath, MAIN], {
      cwd: desk.folder,
      encoding: 'utf8',
      env,
    });
  };
  const SHOW = 'deckwright keys show C-03Y5-BWBE-W --no-pdf';

  test('in a folder that was deleted is told so', () => {
    const { status, stderr } = shell('mkdir gone && cd gone && rmdir ../gone && deckwright print');
    expect([status, stderr]).toEqual([1, expect.stringContaining('has been deleted. Go to another folder')]);
  });

  test('whose disk is full is told so, and one that stops reading hears nothing', () => {
    const full = shell(`${SHOW} > /dev/full`);
    expect([full.status, full.stderr]).toEqual([1, expect.stringContaining('could not be written (ENOSPC)')]);
    const head = shell(`${SHOW} | head -1`);
    expect([head.status, head.stderr, head.stdout.split('\n').length]).toEqual([0, '', 2]);
  });
});

describe('a wrong flag', () => {
  test.each([
    ['print', '--out', ''],
    ['keys', 'deal', '--out', ' '],
    ['keys', 'deal', '--count', '0'],
    ['keys', 'deal', 'codenmes'],
    ['keys', 'show', 'C-03Y5-BWBE-W', '--out', ''],
    ['map', 'make', 'places.csv', '--out', ''],
    ['map', 'print', '--out', ''],
    ['pictures', 'make', '--out', ''],
    ['pack', 'deck.yaml', '--out', ''],
    ['pack', 'deck.yaml', '--out', 'deck.zip'],
    ['print', '--paper', 'A9'],
    ['print', '--nothing'],
  ])('is told, and ends with 2: %s', async (...args) => {
    const { status, stderr } = await inProcess(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining('error: ')]);
    expect(desk.names('.')).toEqual([]);
  });
});

describe('a terminal', () => {
  test('is not controlled by a file', () => {
    expect(harmless('a\u001b[31mb\u0007\u009b\rc\u202ed\n\te')).toBe(
      'a\\u001b[31mb\\u0007\\u009b\\u000dc\\u202ed\n\te',
    );
  });

  test('has colours unless it is dumb, or asked to have none', () => {
    const terminal = { isTTY: true } as NodeJS.WriteStream;
    const seen = (TERM: string, NO_COLOR: string) => {
      vi.stubEnv('TERM', TERM);
      vi.stubEnv('NO_COLOR', NO_COLOR);
      return [hasColours(terminal), canMove(terminal)];
    };
    expect(seen('xterm', '')).toEqual([true, true]);
    expect(seen('xterm', '1')).toEqual([false, true]);
    expect(seen('dumb', '')).toEqual([false, false]);
    vi.unstubAllEnvs();
    expect(hasColours({ isTTY: false } as NodeJS.WriteStream)).toBe(false);
  });
});
