/** Of each operator of ours, and of those that programs write instead, its operands: `n` for a number, `/` for a name. */
const OPERATORS: Readonly<Record<string, string | undefined>> = {
  ...alike('', 'q Q W W* n h f F f* S s B B* b b* BT ET T* EMC'),
  ...alike('n', 'w J j M g G Tc Tw Tz TL Ts'),
  ...alike('nn', 'm l Td TD'),
  ...alike('nnn', 'rg RG'),
  ...alike('nnnn', 're v y'),
  ...alike('nnnnnn', 'c cm Tm'),
  ...alike('/', 'gs Do BMC'),
  ...alike('s', "Tj '"),
  ...alike('[', 'TJ'),
  d: '[n',
  Tf: '/n',
  BDC: '/<',
};

function alike(operands: string, operators: string): Readonly<Record<string, string>> {
  return Object.fromEntries(operators.split(' ').map(operator => [operator, operands]));
}

const TOKEN =
  /%[^\r\n]*|[[\]]|<<|>>|\/[^\0\t\n\f\r /<>[\]()%{}]*|<[\da-fA-F\0\t\n\f\r ]*>|\((?:[^()\\]+|\\[\s\S])*\)|[^\0\t\n\f\r /<>[\]()%{}]+|[^\0\t\n\f\r ]/g;
const NUMBER = /^[+-]?(?:\d{1,9}\.?\d{0,9}|\.\d{1,9})$/;
/** Nothing of ours is so far away, and no reader has fewer digits than that. */
const FARTHEST = 32_767;
/** More than this tells nobody more. */
const [MOST, LONGEST] = [20, 20];
/** Tokens between two signs of life. */
const MANY = 100_000;

/**
 * What of a page's drawing Deckwright never writes, as operators or numbers: PDFium passes over it, and a printer may not,
 * or reads it otherwise. `parts` are drawn one after the other.
 */
export function strangeIn(parts: readonly string[], tell: () => void): readonly string[] {
  const strange = new Set<string>();
  const meet = (token: string) => {
    if (strange.size < MOST) strange.add(token.slice(0, LONGEST));
  };
  // What each `[` and `<<` has begun counts as one operand.
  let [operands, closers, saved, texts, count] = ['', '', 0, 0, 0];
  for (const part of parts)
    for (const [token] of part.matchAll(TOKEN)) {
      if (++count % MANY === 0) tell();
      const kind = kindOf(token);
      if (kind === '%') continue;
      if (kind === ']' || kind === '>') {
        if (closers.at(-1) !== kind) meet(token);
        closers = closers.slice(0, -1);
      } else if (kind === 'operator' || operands.length > 9 || closers.length > 9) {
        if (closers !== '' || OPERATORS[token] !== operands) meet(token);
        if (token === 'q') saved++;
        if (token === 'Q' && --saved < 0) meet(token);
        if (token === 'BT' && texts++ > 0) meet(token);
        if (token === 'ET' && --texts < 0) meet(token);
        [operands, closers] = ['', ''];
      } else {
        if (closers === '') operands += kind;
        if (kind === '[' || kind === '<') closers += kind === '[' ? ']' : '>';
      }
    }
  if (saved > 0) meet('q');
  if (texts > 0) meet('BT');
  if (operands !== '') meet('…');
  return [...strange];
}

/** What a token is as an operand, `operator`, or what closes a list. */
function kindOf(token: string): string {
  const [first] = token;
  if (token === '<<') return '<';
  if (token === '>>') return '>';
  if (first === '<' || first === '(') return token.length > 1 ? 's' : 'operator';
  if ('%[]/'.includes(first)) return first;
  return NUMBER.test(token) && Math.abs(Number(token)) <= FARTHEST ? 'n' : 'operator';
}
