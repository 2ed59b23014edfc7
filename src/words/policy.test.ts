import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { readWordList } from './index.js';

const project = projectLibrary();
const LISTS = ['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'].flatMap(locale =>
  ['classic', 'duet', 'code'].map(name => ({ locale, file: `wordlists/${locale}/${name}.csv` })),
);
const lists = LISTS.map(({ locale, file }) => ({
  file,
  ...readWordList(project.bytes(file), { file, locale, big5: platform.big5 }),
}));

test.each(lists)('$file has a flag for every word, and no mistake', ({ readable, problems }) => {
  expect(readable.filter(({ childSafe }) => childSafe === undefined)).toEqual([]);
  expect(problems.filter(({ level }) => level !== 'notice')).toEqual([]);
});

const flags = new Map<string, Set<boolean | undefined>>();
for (const { text, childSafe } of lists.flatMap(({ readable }) => readable))
  flags.set(text, (flags.get(text) ?? new Set()).add(childSafe));

/** One thing on each line, as the lists call it. The policy is in docs/words.md. */
const UNFIT = `
  beer, 啤酒, آبجو
  wine, 紅酒, شراب
  champagne, 香檳
  vodka, 伏特加, ودکا
  cocktail, 雞尾酒, 鸡尾酒, 調酒, کوکتل
  hangover, 宿醉
  pub, tavern, 酒吧, 居酒屋, میخانه
  nightclub, 夜總會, 夜店
  cheers, 飲勝, 干杯, 乾杯
  cigarette, 煙仔, 香烟, 香菸, سیگار
  cigar, 雪茄
  pipe, 煙斗, 烟斗, چپق
  ashtray, 煙灰盅, 烟灰缸, 菸灰缸, زیرسیگاری
  opium, 鴉片, 鸦片, تریاک
  drugs, 毒品, هروئین, crack, weed, hash, joint, شیشه
  betel, 槟榔, 檳榔
  casino, 赌场, 賭場, کازینو
  roulette, 輪盤, رولت
  slot machine, 老虎機, 拉霸
  lottery, 六合彩, 彩票, 樂透
  chips, 籌碼
  poker, 梭哈, پوکر
  pistol, revolver, 手槍, 手枪, هفت‌تیر
  rifle, shotgun, musket, 步槍, تفنگ, مسلسل
  bullet, 子彈, گلوله
  bomb, 炸彈, بمب, 原子弹, 核彈
  grenade, 手榴弹, 手榴彈, نارنجک
  mine, 地雷, مین
  tank, 坦克, تانک
  missile, 飛彈, موشک, torpedo
  gunpowder, 火藥, 火药, باروت
  dynamite, 炸药, دینامیت
  mistress, 二奶, 小三, معشوقه, affair, 出軌, 出轨, 劈腿, 綠帽, 绿帽子
  bra, 胸圍, 胸罩, سوتین, lingerie, thong, 丁字褲
  condom, 安全套, 保險套
  harem, 青楼, 紅燈區, حرمسرا
  corpse, 屍體, جنازه
  morgue, 殮房, 太平间, سردخانه
  coffin, 棺材, تابوت
  grave, graveyard, tomb, 坟墓, 墳墓, 山墳, گور, قبر, قبرستان
  tombstone, 墓碑
  hearse, 靈車
  funeral, 葬礼, 葬禮, 靈堂, 殯儀館
  ashes, 骨灰, 骨灰罈
  guillotine, 斷頭台, 断头台, گیوتین
  gallows, noose, چوبه دار
  killer, 杀手, 兇手, قاتل, sniper, تک‌تیرانداز
  poison, 毒药, 毒藥, 砒霜, زهر, سم
  hostage, 人質, گروگان, kidnapping, 綁匪, 绑架, آدم‌ربا
  mafia, 黑社會, 黑帮, 黑道, مافیا, گانگستر
  swearing, 粗口, 渣男, 屎忽, 狐狸精, لات
`;

const HARMLESS = `
  dice, 骰子, تاس
  playing cards, 啤牌, 扑克, 撲克牌, ورق
  mahjong, 麻雀, 麻将, 麻將, 十三幺
  shares, share, 股票, بورس
  tax, 税, 债, mortgage, 房貸
  bikini, 比堅尼, 比基尼, مایو
  skeleton, 骷髏, 骷髅, اسکلت
  vampire, 吸血鬼, خون‌آشام
  zombie, 喪屍, زامبی, 殭屍, 僵尸
  ghost, 鬼屋, 鬼故, روح, جن
  hell, 地獄, 閻羅王, 阎王, جهنم, 鬼門關, 奈何桥, 孟婆湯, 孟婆
  tattoo, 紋身, 纹身, 刺青, خالکوبی
  crush, 暗恋, 暗戀
  kiss, 吻, 初吻, بوسه, ماچ
  elopement, 私奔
  ex, 前度, 前任
  divorce, 離婚, 离婚, طلاق
  widow, 寡婦
  will, 遺囑, 遗嘱, وصیت
  prison, 監獄, 监狱, زندان, 越狱
  handcuffs, 手铐, 手銬
  wanted, 通緝犯, 通缉令, 逃犯
  thief, 賊, 贼, دزد, pickpocket, 三隻手, جیب‌بر
  bandit, 土匪, راهزن, 劫匪
  bribe, 賄賂, رشوه
  loan shark, 大耳窿, 高利贷, نزول
  smuggler, 走私, قاچاق
  counterfeit, 假鈔, 假币
  piles, 痔瘡, 痔疮, بواسیر, 便秘
  blood, خون
  sword, 劍, 宝剑, شمشیر, dagger, 匕首, خنجر, 武士刀
  cannon, 炮台, 大炮, 大砲
  boxing, 拳擊, 拳击, بوکس
  sauna, 桑拿
`;

describe.each([
  ['not for children in every list', UNFIT, false],
  ['for everybody in every list', HARMLESS, true],
])('what is %s', (_, table, safe) => {
  const rows = table.trim().split('\n');

  test.each(rows.map(row => row.trim().split(', ')))('%s', (...names) => {
    const found = names.filter(name => flags.has(name));
    // The first name may be only what English calls it.
    expect(names.slice(1).filter(name => !flags.has(name))).toEqual([]);
    expect(found.filter(name => flags.get(name)?.has(!safe))).toEqual([]);
  });
});

test('no word has one flag in one list and another in the next', () => {
  expect([...flags].filter(([, found]) => found.size > 1).map(([text]) => text)).toEqual([]);
});
