/** The last part of the keys that phrase a verdict (`statistics.fair`), and the colour of its stamp. */
export function verdictOf(fair: boolean | undefined): { readonly text: string; readonly colour: string } {
  if (fair === undefined) return { text: 'few', colour: 'quiet' };
  return fair ? { text: 'fair', colour: 'green' } : { text: 'unfair', colour: 'red' };
}
