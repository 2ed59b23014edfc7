import * as z from 'zod';

const some = z.array(z.string().min(1)).min(1);

/** A meaning; by locale the words of our lists that have it; and pictures as `host + guest`. */
const meaningSchema = z.strictObject({
  meaning: z.string().min(1),
  pictures: some.optional(),
  en: some.optional(),
  yue: some.optional(),
  'zh-Hans': some.optional(),
  'zh-Hant-TW': some.optional(),
  fa: some.optional(),
});

const meanings = z.array(meaningSchema).min(1);

/** Which meanings are not for children, by the rules of docs/words.md, and which are for all though one may doubt it. */
export const meaningsSchema = z.strictObject({
  drugs: meanings,
  gambling: meanings,
  weapons: meanings,
  sex: meanings,
  death: meanings,
  violence: meanings,
  insults: meanings,
  'for-all': meanings,
});
export type Meanings = z.infer<typeof meaningsSchema>;
