import { expect, test } from 'vitest';
import { yesOrNo } from './yes-no.js';

test.each([
  'yes',
  'Yes',
  ' YES ',
  'y',
  'TRUE',
  'true',
  '1',
  '１',
  '۱',
  '是',
  '係',
  'بله',
  '\u200fبله',
])('%s is a yes', cell => {
  expect(yesOrNo(cell)).toBe(true);
});

test.each([
  'no',
  'No',
  'n',
  'FALSE',
  'false',
  '0',
  '０',
  '۰',
  '否',
  '唔係',
  'خیر',
  'خير',
  'نه',
])('%s is a no', cell => {
  expect(yesOrNo(cell)).toBe(false);
});

test.each(['', 'maybe', '2', 'yess', '10', '是否', 'نمی‌دانم'])('%s is neither', cell => {
  expect(yesOrNo(cell)).toBe(undefined);
});
