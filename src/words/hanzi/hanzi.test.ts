import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnName } from '../../speech/index.js';
import {
  type Convertible,
  convertText,
  convertWords,
  type HanScript,
  reviewReport,
  scriptOfLocale,
} from './index.js';

const words = (
  ...texts: readonly (string | readonly [string, Convertible['overrides']])[]
): readonly Convertible[] =>
  texts.map((given, index) => {
    const [text, overrides] = typeof given === 'string' ? [given, {}] : given;
    return { text, overrides, line: index + 2 };
  });
const convert = (list: readonly Convertible[], from: HanScript, to: HanScript, houseStyle = {}) =>
  convertWords(list, { from, to, file: 'list.csv', houseStyle });
const told = async (list: readonly Convertible[], from: HanScript, to: HanScript) =>
  (await convert(list, from, to)).problems.map(({ level, line, code, values }) => [
    level,
    line,
    code,
    values,
  ]);

describe('a word of one character that can become several', () => {
  it('is an error: 钟 alone would become 鍾, and a clock is 鐘', async () => {
    expect(await told(words('钟'), 'zh-Hans', 'zh-Hant-HK')).toEqual([
      [
        'error',
        2,
        'hanzi.several-counterparts',
        { word: '钟', candidates: ['鍾', '鐘'], to: columnName('zh-Hant-HK') },
      ],
    ]);
  });

  it('passes where its author decides', async () => {
    const { texts, problems } = await convert(words(['钟', { 'zh-Hant-HK': '鐘' }]), 'zh-Hans', 'zh-Hant-HK');
    expect(texts).toEqual(['鐘']);
    expect(problems).toEqual([]);
  });

  it.each([...'面松谷台表胡卷舍姜出只系周冬发后里干复历斗钟征云余几脏'])('%s is one of them', async char => {
    const { problems } = await convert(words(char), 'zh-Hans', 'zh-Hant-TW');
    expect(problems.map(problem => problem.level)).toEqual(['error']);
  });

  it.each([...'鸡猫门书线鱼龙车'])('%s has only one counterpart', async char => {
    expect(await told(words(char), 'zh-Hans', 'zh-Hant-HK')).toEqual([]);
  });

  it('can stand in Traditional too: 乾 is 干, but 乾 in 乾隆', async () => {
    expect(await told(words('乾'), 'zh-Hant-HK', 'zh-Hans')).toMatchObject([
      ['error', 2, 'hanzi.several-counterparts', { word: '乾', candidates: ['干', '乾'] }],
    ]);
    expect(await told(words('畫', '乾隆'), 'zh-Hant-HK', 'zh-Hans')).toEqual([]);
  });
});

describe('a longer word', () => {
  it('that a phrase settles passes', async () => {
    const { texts, problems } = await convert(words('头发', '皇后', '面包', '饼干'), 'zh-Hans', 'zh-Hant-TW');
    expect(texts).toEqual(['頭髮', '皇后', '麵包', '餅乾']);
    expect(problems).toEqual([]);
  });

  it('with an ambiguous character that no phrase settles gets a warning', async () => {
    expect(await told(words('开心果'), 'zh-Hans', 'zh-Hant-TW')).toEqual([
      [
        'warning',
        2,
        'hanzi.ambiguous',
        {
          word: '开心果',
          changed: 'yes',
          converted: '開心果',
          to: columnName('zh-Hant-TW'),
          doubts: ['果: 果/菓'],
        },
      ],
    ]);
  });

  it('that is an ambiguous phrase gets a warning: 下面 is below, or to boil noodles', async () => {
    expect(await told(words('下面'), 'zh-Hans', 'zh-Hant-TW')).toEqual([
      [
        'warning',
        2,
        'hanzi.ambiguous',
        {
          word: '下面',
          changed: 'no',
          converted: '下面',
          to: columnName('zh-Hant-TW'),
          doubts: ['面: 面/麵'],
        },
      ],
    ]);
  });
});

describe('two words that become one', () => {
  it('are an error in that script, and in no other', async () => {
    const list = words('麵', '面');
    expect(await told(list, 'zh-Hant-TW', 'zh-Hans')).toContainEqual([
      'error',
      3,
      'hanzi.same-when-converted',
      { word: '面', converted: '面', to: columnName('zh-Hans'), earlier: '麵', earlierLine: 2 },
    ]);
    expect(await told(list, 'zh-Hant-TW', 'zh-Hant-HK')).toEqual([]);
  });

  it('also when an override makes them one', async () => {
    const list = words(['捷運', { 'zh-Hant-HK': '地鐵' }], '地鐵');
    expect(await told(list, 'zh-Hant-TW', 'zh-Hant-HK')).toMatchObject([
      ['error', 3, 'hanzi.same-when-converted', { word: '地鐵' }],
    ]);
  });
});

describe('Cantonese', () => {
  it('authored in Traditional keeps 唔係', async () => {
    for (const to of ['zh-Hant-HK', 'zh-Hant-TW'] as const) {
      expect(await convert(words('唔係'), 'zh-Hant-HK', to)).toMatchObject({ texts: ['唔係'], problems: [] });
    }
  });

  it('is never derived from Simplified: 唔系 would stay 唔系', async () => {
    expect(await told(words('唔系'), 'zh-Hans', 'zh-Hant-HK')).toEqual([
      ['error', 2, 'hanzi.cantonese', { word: '唔系', to: columnName('zh-Hant-HK') }],
    ]);
    expect(await told(words(['唔系', { 'zh-Hant-HK': '唔係' }]), 'zh-Hans', 'zh-Hant-HK')).toEqual([]);
  });
});

describe('the last word', () => {
  const style = { 線: '綫', 牀: '床', 羣: '群', 説: '說' };

  it('is the house style after OpenCC, and the override before both', async () => {
    const list = words('电线', '床单', '小说', '苹果', '山', ['群岛', { 'zh-Hant-HK': '羣島' }]);
    const { texts, review } = await convert(list, 'zh-Hans', 'zh-Hant-HK', style);
    expect(texts).toEqual(['電綫', '床單', '小說', '蘋果', '山', '羣島']);
    expect(review.map(({ by }) => by)).toEqual([
      'house',
      'house',
      'house',
      'opencc',
      'unchanged',
      'override',
    ]);
  });

  it('on the printed forms of Hong Kong and Taiwan differs', async () => {
    const list = words('里面', '众人', '面条');
    expect((await convert(list, 'zh-Hans', 'zh-Hant-HK')).texts).toEqual(['裏面', '眾人', '麪條']);
    expect((await convert(list, 'zh-Hans', 'zh-Hant-TW')).texts).toEqual(['裡面', '眾人', '麵條']);
  });

  it('a filled override always wins', async () => {
    const han = fc.string({ unit: fc.constantFrom(...'天后里面发钟松台唔系'), minLength: 1, maxLength: 4 });
    const scripts = fc.constantFrom<HanScript>('zh-Hans', 'zh-Hant-HK', 'zh-Hant-TW');
    await fc.assert(
      fc.asyncProperty(han, han, scripts, scripts, async (text, override, from, to) => {
        const list = words([text, { [to]: override }]);
        expect(await convert(list, from, to, style)).toMatchObject({ texts: [override], problems: [] });
      }),
    );
  });

  it('a list in its own script stays as its author wrote it', async () => {
    const list = words('電線', '牀');
    expect((await convert(list, 'zh-Hant-HK', 'zh-Hant-HK', style)).texts).toEqual(['電線', '牀']);
  });

  it('vocabulary is not swapped: 文件 stays a document', async () => {
    expect((await convert(words('文件', '软件'), 'zh-Hans', 'zh-Hant-TW')).texts).toEqual(['文件', '軟件']);
  });

  it('invisible characters do not hide a phrase', async () => {
    const list = words('头\u200b发', '头\ufe00发');
    expect((await convert(list, 'zh-Hans', 'zh-Hant-TW')).texts).toEqual(['頭髮', '頭髮']);
  });
});

describe('the review', () => {
  it('is a CSV of the doubtful words, errors first, with the column to fill', async () => {
    const { review } = await convert(words('下面', '山', '钟'), 'zh-Hans', 'zh-Hant-TW');
    expect(reviewReport(review)).toBe(
      'line,word,converted,by,level,ambiguous,zh-Hant-TW\n' +
        '4,钟,鍾,opencc,error,钟: 鍾 鐘,\n' +
        '2,下面,下面,unchanged,warning,面: 面 麵,\n',
    );
  });

  it('of no words is only a header', () => {
    expect(reviewReport([])).toBe('line,word,converted,by,level,ambiguous,override\n');
  });
});

it('running text is converted with its placeholders and its markup', async () => {
  const text = '# 规则\n\n- 第 {page} 页：红队先说\n';
  expect(await convertText(text, { from: 'zh-Hans', to: 'zh-Hant-HK', houseStyle: { 説: '說' } })).toBe(
    '# 規則\n\n- 第 {page} 頁：紅隊先說\n',
  );
});

it.each([
  ['yue', 'zh-Hant-HK'],
  ['zh-Hans', 'zh-Hans'],
  ['zh-Hant', 'zh-Hant-TW'],
  ['zh-TW', 'zh-Hant-TW'],
  ['zh_hk', 'zh-Hant-HK'],
  ['zh-Hant-MO', 'zh-Hant-HK'],
  ['zh', 'zh-Hans'],
  ['yue-Hans', 'zh-Hans'],
  ['fa', undefined],
  ['constructor', undefined],
])('the locale %s is written in %s', (locale, script) => {
  expect(scriptOfLocale(locale)).toBe(script);
});
