/** @deprecated Until every room names codes. */
export function quote(value: string): string {
  const chars = Array.from(value);
  return `"${chars.length > 40 ? `${chars.slice(0, 40).join('')}…` : value}"`;
}
