/** Hands a file to the person, as their browser saves files. */
export function handOver(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox and Safari read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
