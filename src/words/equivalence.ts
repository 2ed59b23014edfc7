/**
 * Variants of one Han character, in groups. Words that differ only by them are one word to the players. Used to find
 * duplicates and shared characters; nothing is ever rewritten by this table.
 */
const hanVariants = [
  '線綫缐 裏裡 床牀 群羣 說説 著着 眾衆 峰峯 麵麪 台臺 啟啓 污汚汙 為爲 偽僞 溫温 衛衞 鉤鈎 鏽銹 雞鷄 豬猪 貓猫',
  '恆恒 秘祕 粽糉 唇脣 煙菸烟 踴踊 缽鉢 針鍼 灶竈 癡痴 痺痹 脫脱 稅税 悅悦 閱閲 銳鋭 兌兑 蛻蜕 敘敍 蔥葱 臥卧',
  '檯枱 濕溼 妝粧 產産 內内 冊册 卻却 廁厠 廚厨 吳吴 咒呪 嘆歎 牆墻 夠够 妒妬 淚泪 嘩譁 岩巖 嶽岳 幫幚 鄰隣 鑑鑒',
  '鱷鰐 艷豔 糖醣 館舘 鋪舖 罵駡 刨鉋 傑杰 託托 綉繡 匯滙 穎頴 韻韵 姊姉 柿枾 曬晒 麴麯 鵝鵞 蘆芦 鬱欝 鹼碱',
];

const foldedHan = new Map(
  hanVariants.flatMap(line =>
    line.split(' ').flatMap(group => {
      const [first, ...others] = [...group];
      return others.map(variant => [variant, first] as const);
    }),
  ),
);

/** The first variant of a character's group. */
export function foldHan(char: string): string {
  return foldedHan.get(char) ?? char;
}

/** Letters that readers of Persian take for one another. */
const foldedLetters: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ۀ: 'ه\u0654',
  ە: 'ه',
  ہ: 'ه',
};

/** Case and letter forms folded; spaces and ZWNJ stay, because they separate parts. */
export function foldLetters(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Upper case first, which makes ß and SS one.
      .toUpperCase()
      .toLowerCase()
      .replace(/[يىكۀەہ]/gu, letter => foldedLetters[letter])
      .normalize('NFC')
  );
}

/**
 * Words that fold alike are the same word: composed, without joiners, non-joiners and spaces of any width, variants and
 * case folded.
 */
export function foldWord(text: string): string {
  return Array.from(foldLetters(text).replace(/[\s\u200b-\u200d\u0640]/gu, ''), foldHan).join('');
}

/** The parts of a word between spaces of any width, ZWNJ and hyphens, folded. */
export function partsOf(text: string): readonly string[] {
  return foldLetters(text)
    .split(/[\s\u200b\u200c\-\u2010\u2011\u05be]+/u)
    .filter(part => part !== '');
}
