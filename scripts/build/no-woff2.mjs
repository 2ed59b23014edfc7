// fontkit reads WOFF2 with a dictionary of more than a megabyte; our fonts are static TrueType files.
export default function decompress() {
  throw new Error('WOFF2 is not supported.');
}
