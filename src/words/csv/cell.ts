/**
 * A cell of CSV text. One that a spreadsheet would run as a formula gets an apostrophe in front, which it shows as text
 * (OWASP, "CSV Injection").
 */
export function csvCell(value: string): string {
  const text =
    /^\s*[=+@-]|^[\t\r]/.test(value) && !/^\s*[+-]?\d+([.,]\d+)?\s*$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
