import { describe, expect, test } from 'vitest';
import { breakParagraph, dividedLinesOf, loadLanguage, type Shaper, twoLinesOf } from '../index.js';

/** Each character is a millimetre wide. */
const shaper = {
  line: (text: string) => ({ text, width: text.length, runs: [] }),
} as unknown as Shaper;

async function styleOf(lang: string) {
  const language = await loadLanguage(lang);
  return { fonts: [], size: 1, lang, direction: 'ltr', han: lang === 'ja', language } as const;
}

async function lines(lang: string, text: string, width: number): Promise<readonly string[]> {
  return breakParagraph(shaper, text, await styleOf(lang), width).map(line => line.text);
}

describe('a paragraph', () => {
  test.each([
    ['de', 'Die Krankenversicherung', 14, ['Die Kranken-', 'versicherung']],
    [
      'de-AT',
      'Krankenversicherungsgesellschaften',
      12,
      ['Krankenver-', 'sicherungs-', 'gesellschaf-', 'ten'],
    ],
    ['nl', 'De arbeidsongeschiktheid', 16, ['De arbeidsonge-', 'schiktheid']],
    ['fi', 'Uusi sairausvakuutus', 15, ['Uusi sairausva-', 'kuutus']],
    ['nn', 'Ny sjukeforsikring', 12, ['Ny sjukefor-', 'sikring']],
    ['el', 'Ένας εκατομμυριούχος', 12, ['Ένας εκατομ-', 'μυριούχος']],
  ])('divides long words in %s, and loses no letter', async (lang, text, width, expected) => {
    const found = await lines(lang, text, width);
    expect(found).toEqual(expected);
    for (const line of found) expect(line.length).toBeLessThanOrEqual(width);
  });

  test('divides no word where the line is full enough, nor in English', async () => {
    expect(await lines('de', 'Heute fahren Krankenschwestern', 14)).toEqual([
      'Heute fahren',
      'Krankenschwes-',
      'tern',
    ]);
    expect(await lines('en', 'The international understanding', 24)).toEqual([
      'The international',
      'understanding',
    ]);
  });

  test('breaks at soft hyphens in every language, and shows them nowhere else', async () => {
    const text = 'The inter\u00adnational under\u00adstand\u00ading';
    expect(await lines('en', text, 10)).toEqual(['The inter-', 'national', 'under-', 'standing']);
    expect(await lines('en', text, 11)).toEqual(['The inter-', 'national', 'understand-', 'ing']);
    expect(await lines('en', text, 40)).toEqual(['The international understanding']);
  });

  test('in Thai breaks between words', async () => {
    const text = 'แบ่งผู้เล่นเป็นสองทีม แต่ละทีมเลือกหัวหน้าสายลับหนึ่งคน';
    for (let width = 12; width < 40; width++) {
      const found = await lines('th', text, width);
      expect(found.join('').replaceAll(' ', '')).toBe(text.replace(' ', ''));
      // No vowel or tone that belongs to the letter before it begins a line, and none before its letter ends one.
      for (const line of found) expect(line).not.toMatch(/^[\p{M}ะาำๅๆฯ]|[เ-ไ]$/u);
    }
    expect(await lines('th', 'มหาวิทยาลัยเชียงใหม่', 15)).toEqual(['มหาวิทยาลัย', 'เชียงใหม่']);
  });
});

describe('a word on two lines', () => {
  test.each([
    ['th', 'เครื่องซักผ้า', ['เครื่อง', 'ซักผ้า']],
    ['th', 'รถไฟใต้ดิน', ['รถไฟ', 'ใต้ดิน']],
    ['ja', '白雪姫と七人の小人', ['白雪姫と', '七人の小人']],
    ['ja', 'レオナルド・ダ・ヴィンチ', ['レオナルド・', 'ダ・ヴィンチ']],
    ['ja', '東京スカイツリー', undefined],
    ['ko', '자유의 여신상', ['자유의', '여신상']],
    ['de', 'Die unendliche Geschichte', ['Die unendliche', 'Geschichte']],
    ['de', 'Krankenversicherung', undefined],
    ['km', 'សាកលវិទ្យាល័យភូមិន្ទភ្នំពេញ', ['សាកលវិទ្យាល័យ', 'ភូមិន្ទភ្នំពេញ']],
    ['km', 'ម៉ាស៊ីនបោកខោអាវ', undefined],
    ['km', 'ម៉ាស៊ីន\u200bបោក\u200bខោអាវ', ['ម៉ាស៊ីន\u200b', 'បោក\u200bខោអាវ']],
    ['th', 'สัปดาห์\u200bหนังสือ\u200bแห่งชาติ', ['สัปดาห์\u200b', 'หนังสือ\u200bแห่งชาติ']],
    ['lo', 'ລົດໄຟຄວາມໄວສູງ', ['ລົດໄຟ', 'ຄວາມໄວສູງ']],
    ['my', 'ရွှေတိဂုံဘုရား', ['ရွှေတိဂုံ', 'ဘုရား']],
    ['th', 'นักบินอวกาศ', ['นักบิน', 'อวกาศ']],
    ['th', 'กรุงเทพมหานคร', undefined],
    ['lo', 'ມະຫາວິທະຍາໄລ\u200bແຫ່ງຊາດ', ['ມະຫາວິທະຍາໄລ\u200b', 'ແຫ່ງຊາດ']],
  ])('in %s is broken between words: %s', async (lang, text, expected) => {
    expect(twoLinesOf(shaper, text, await styleOf(lang))).toEqual(expected);
  });

  test.each([
    ['de', 'Geschwindigkeitsbegrenzung', ['Geschwindig-', 'keitsbegrenzung']],
    ['el', 'ΕΚΑΤΟΜΜΥΡΙΟΥΧΟΣ', ['ΕΚΑΤΟΜΜΥ-', 'ΡΙΟΥΧΟΣ']],
    ['tr', 'İSTANBULLULAŞTIRAMADIK', []],
    ['th', 'กรุงเทพมหานคร', ['กรุง', 'เทพมหานคร']],
    ['ja', 'クリスマスプレゼント', ['クリスマス', 'プレゼント']],
    ['km', 'ម៉ាស៊ីនបោកខោអាវ', ['ម៉ាស៊ីន', 'បោកខោអាវ']],
    ['lo', 'ມະຫາວິທະຍາໄລ', ['ມະຫາວິທະ', 'ຍາໄລ']],
    ['en', 'Llanfairpwllgwyngyll', []],
  ])('in %s is divided where it could not be read otherwise: %s', async (lang, text, expected) => {
    expect(dividedLinesOf(shaper, text, await styleOf(lang)) ?? []).toEqual(expected);
  });
});
