import { expect, test } from 'vitest';
import { withAddresses } from './cell-addresses.js';

const PATH = 'xl/worksheets/sheet1.xml';

function addressed(rows: string, path = PATH): string | undefined {
  const sheet = `<worksheet><cols><col min="1"/></cols><sheetData>${rows}</sheetData></worksheet>`;
  const bytes = withAddresses(new Map([[path, new TextEncoder().encode(sheet)]])).get(path);
  return /<sheetData>(.*)<\/sheetData>/s.exec(new TextDecoder().decode(bytes))?.[1];
}

test('a cell that does not say where it is follows the one before it', () => {
  expect(addressed('<row><c><v>1</v></c><c t="b"/></row><row spans="1:2"><c/></row>')).toBe(
    '<row r="1"><c r="A1"><v>1</v></c><c r="B1" t="b"/></row><row r="2" spans="1:2"><c r="A2"/></row>',
  );
  expect(addressed('<row r="4"><c/><c r="Z4"/><c/><c r="AZ4"/><c/></row><row><c/></row>')).toBe(
    '<row r="4"><c r="A4"/><c r="Z4"/><c r="AA4"/><c r="AZ4"/><c r="BA4"/></row><row r="5"><c r="A5"/></row>',
  );
  expect(addressed('<x:row><x:c/></x:row>')).toBe('<x:row r="1"><x:c r="A1"/></x:row>');
});

test('whatever says where it is stays as it is', () => {
  const rows = '<row r="1"><c r="B1" t="s"><v>0</v></c></row>';
  expect(addressed(rows)).toBe(rows);
  expect(addressed('<row><c/></row>', 'xl/styles.xml')).toBe('<row><c/></row>');
});
