import { nameOf, type Value } from '../written/values.js';

const words = (text: string) => text.trim().split(/\s+/);

/**
 * The entries of a file of ours, and those that programs add which save it anew without changing what is printed. What a
 * viewer shows and a printer prints can differ by many others: layers, halftones, inks, other pictures, marks for print
 * shops. A file with any that isn't here is refused, whatever it is for.
 */
const KNOWN = new Set([
  // Files, tables and streams of objects.
  ...words(
    'Size Root Info ID Prev XRefStm Index W Type N First Extends Length length Filter DecodeParms Predictor',
  ),
  ...words('Columns Colors BitsPerComponent Linearized L H O E T P'),
  // The catalogue and what it leads to.
  ...words('Pages Names Dests Limits Lang Version Extensions Metadata PageMode PageLayout OpenAction S D'),
  ...words('ViewerPreferences HideToolbar HideMenubar HideWindowUI FitWindow CenterWindow DisplayDocTitle'),
  ...words('NonFullScreenPageMode Direction PrintScaling Duplex PickTrayByPDFSize NumCopies PrintPageRange'),
  ...words('ViewArea ViewClip PrintArea PrintClip'),
  // Info, which is for people.
  ...words('Title Author Subject Keywords Creator Producer CreationDate ModDate Trapped'),
  // Pages and forms.
  ...words('Kids Count Parent MediaBox CropBox TrimBox BleedBox ArtBox Rotate Resources Contents Group CS'),
  ...words('ProcSet Font XObject ExtGState BM Subtype FormType BBox Matrix LastModified'),
  // Pictures.
  ...words('Width Height ColorSpace'),
  // Fonts.
  ...words('BaseFont Encoding DescendantFonts ToUnicode CIDSystemInfo Registry Ordering Supplement'),
  ...words('FontDescriptor FontName Flags FontBBox ItalicAngle Ascent Descent CapHeight XHeight StemV'),
  ...words('FontFamily FontStretch FontWeight FontFile2 FontFile3 CIDSet DW CIDToGIDMap Length1'),
]);

/** Of entries that may ask for one thing or another, what ours ask for. */
const VALUES: Readonly<Record<string, readonly string[] | undefined>> = {
  BM: ['Multiply', 'Normal'],
  ColorSpace: ['DeviceRGB', 'DeviceGray'],
  CS: ['DeviceRGB'],
  S: ['Transparency', 'GoTo'],
  Subtype: ['Form', 'Image', 'XML', 'Type0', 'CIDFontType0', 'CIDFontType2', 'CIDFontType0C', 'OpenType'],
};

/** Lists whose names anybody may choose. */
export const NAMED_FREELY: ReadonlySet<string> = new Set(['Font', 'XObject', 'ExtGState']);

/** Whether an entry, and what it asks for, is of a file that was not changed. */
export function isKnown(key: string, value: Value): boolean {
  const known = VALUES[key];
  // A number is another entry of the same name.
  const isAsked = known === undefined || typeof value === 'number' || known.includes(nameOf(value) ?? '');
  return KNOWN.has(key) && isAsked;
}
