/**
 * How much a decoded text looks like Chinese: the share of frequent characters among those beyond ASCII, less the
 * share of characters that a wrong encoding yields (kana, Greek, Cyrillic, private use).
 */
export function hanPlausibility(text: string): number {
  let total = 0;
  let score = 0;
  for (const char of text) {
    if (char <= '\u007f') continue;
    total++;
    if (frequent.has(char)) score++;
    else if (odd.test(char)) score--;
  }
  return total === 0 ? 0 : score / total;
}

const odd =
  /[\p{Co}\p{Cc}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Bopomofo}]|[\u2500-\u257f]/u;

/** Characters that children learn first, by theme; both forms where there are two. */
const frequent = new Set(
  [
    '一二三四五六七八九十百千萬万零半雙双兩两第個个天日月星風风雨雪雲云電电雷光火水土石山河江海湖沙田地空冰熱热冷',
    '春夏秋冬年時时早晚夜今明白黑紅红黃黄藍蓝綠绿青紫灰金銀银銅铜鐵铁鋼钢木竹花草樹树葉叶林根果種种麥麦米豆瓜菜茶',
    '飯饭麵麪面包餅饼湯汤肉蛋魚鱼蝦虾牛羊豬猪雞鸡鴨鸭鵝鹅狗貓猫馬马虎龍龙蛇鼠兔猴鳥鸟蟲虫蝶蜂熊象獅狮狼鹿',
    '人口手足心頭头目眼耳鼻舌牙臉脸髮发身體体骨血腳脚腰背指皮毛氣气力男女老少父母爸媽妈兄弟姐妹子孩兒儿王公主神仙鬼',
    '家門门窗床牀桌椅燈灯房屋樓楼室廳厅廚厨廁厕牆墙井橋桥路街道城市村鄉乡國国京宮宫殿寺廟庙塔園园店院校館馆場场',
    '車车船飛飞機机票站港箱包袋瓶杯碗盤盘鍋锅刀叉筷勺針针線綫线布衣服裙褲裤鞋帽衫傘伞錶鐘钟鏡镜鎖锁鑰钥匙',
    '書书筆笔紙纸字畫画詩诗歌琴鼓棋牌球戲戏影視视電话話網网機腦脑信號号報报圖图印章課课師师生學学考試试題题',
    '上下左右前後后中內内外東东南西北裏裡里邊边高低大小長长短多輕轻重快慢新舊旧好美甜苦酸辣香臭真假',
    '來来去出入進进開开關关走跑跳坐站立行遊游看見见聽听說説说讀读寫写吃喝打拍拉推放收買买賣卖送愛爱想',
    '不是有我你他的了在和為为也就無无自動动同本名文方工作事物分合成化平安全正反通運运會会員员長主客軍军兵隊队',
    '醫医藥药警官民農农商錢钱財财寶宝玉珠禮礼節节春聯龜龟鯨鲸鳳凤猩蝴蝸蜗蜘蛛螞蟻蚂蚁蘋苹橙柚桃梨蕉莓',
    '油鹽盐糖醬酱醋酒奶粉粥糕粽餃饺串燒烧烤煎炒煮蒸凍冻麻泡泥沙塵尘煙烟霧雾虹霜露波浪潮島岛岸灣湾灘滩谷',
    '太陽阳陰阴世界夢梦影聲声音樂乐曲舞台臺星球賽赛隊旗炮槍枪劍剑箭弓盾戰战爭争敵敌勝胜敗败英雄俠侠盜盗賊贼',
    '唔係佢哋嘅喺咗嘢冇啲嗰咁乜點样樣啦喎呀嗎吗呢吧嘛這这那哪甚什麼么怎',
  ].join(''),
);
