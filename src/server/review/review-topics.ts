import type { Language } from '#contract/languages.ts'
import type { ReviewTopic } from '#contract/review/review.ts'

/**
 * The beginnings of the words that mention each topic, by language; `|` separates them, and a final full stop marks a
 * whole word. Chinese texts have no spaces, so a Chinese word counts anywhere.
 */
const wordsOf: Readonly<Record<ReviewTopic, Readonly<Record<Language, string>>>> = {
  quality: {
    en: 'quality|well made|well-made|better made|nicely made|finish|workmanship|solid|sturdy|flimsy|build',
    zh: '质量|品质|做工|材质|用料|质感',
    tr: 'kalite|işçili|malzeme|sağlam',
    ru: 'качеств|сделан|пошит|сшит|материал|отделк',
    pt: 'qualidade|acabamento|bem feit|bem-feit|material|materiais',
  },
  price: {
    en: 'price|value|money|cheaper|cheap.|expensive|worth|discount|bargain',
    zh: '价格|价钱|价位|性价比|便宜|实惠|划算|超值|不值|贵',
    tr: 'fiyat|ucuz|pahalı|indirim|parası|paraya',
    ru: 'цена.|цены.|цене.|цену.|ценой.|дешев|дешёв|недорог|дорого|деньги.|денег.|скидк',
    pt: 'preço|barat|caro.|cara.|dinheiro|desconto|vale a pena|custo',
  },
  delivery: {
    en: 'deliver|shipping|shipped|shipment|courier|parcel|arrived|came quick|came fast',
    zh: '快递|物流|发货|送货|到货|配送|收到',
    tr: 'kargo|teslim|kurye|elime ulaş',
    ru: 'доставк|доставил|курьер|посылк|пришёл.|пришел.|пришло.|пришла.|пришли.',
    pt: 'entreg|frete|correio|transportadora|chegou|chegaram|chegada',
  },
  packaging: {
    en: 'packag|packed|packing|box.|boxed|wrapped|wrapping',
    zh: '包装|盒子|纸箱|包得',
    tr: 'paket|ambalaj|kutu',
    ru: 'упаков|упакован|коробк',
    pt: 'embala|embrulh|caixa',
  },
  description: {
    en: 'description|described|photo|picture|as shown|on the page|on the screen',
    zh: '描述|图片|照片|实物|图上|页面',
    tr: 'açıklama|fotoğraf|görsel|resim|resmi|resimde|ekranda',
    ru: 'описани|фото|картинк|изображени',
    pt: 'descri|foto|imagem|imagens|anúncio',
  },
  fit: {
    en: 'size.|sizes.|sizing|fit.|fits.|fitted|fitting|too small|too big|too large|too tight|too loose',
    zh: '尺码|尺寸|大小|合身|偏大|偏小|码数',
    tr: 'beden|numara|kalıb|ölçü|dar.|bol.|üzerime',
    ru: 'размер|маломер|большемер|по фигуре|село.|села.|сел.',
    pt: 'tamanho|serviu|medida|apertad|folgad|caimento',
  },
  comfort: {
    en: 'comfort|comfy|cosy|cozy|soft',
    zh: '舒服|舒适|柔软|软硬',
    tr: 'rahat|konfor|yumuşa',
    ru: 'удобн|комфорт|мягк|уютн',
    pt: 'confort|maci',
  },
  design: {
    en: 'design|style|stylish|beautiful|pretty|elegant|colour|color|looks good|looks great|looks nice',
    zh: '好看|漂亮|颜色|款式|外观|设计|颜值|美观',
    tr: 'tasarım|renk|rengi|şık|görünüş|görünüm|model',
    ru: 'дизайн|цвет|красив|стильн|внешн|симпатичн',
    pt: 'design|cor.|cores.|bonit|lind|estilo|elegant',
  },
  durability: {
    en: 'durab|will last|lasts|lasting|holding up|held up|broke|fell apart|wear and tear|still looks new',
    zh: '耐用|结实|用坏|坏掉|易坏|耐穿|牢固|经用',
    tr: 'dayanık|bozul|kırıl|eskim|uzun ömür',
    ru: 'прочн|надёжн|надежн|сломал|износ|долговечн|служит',
    pt: 'durab|durável|duráveis|durar|dura.|quebrou|quebrad|quebrar|resisten|aguent',
  },
  ease: {
    en: 'easy|easily|simple to|set up|setup|instructions|manual.|beginner|convenient|practical',
    zh: '简单|方便|容易|操作|安装|说明书|实用',
    tr: 'kolay|kurulum|pratik|kullanışlı|talimat',
    ru: 'легко|простой|простая|инструкц|настро|установ|практичн',
    pt: 'fácil|fáceis|facilidade|prátic|instala|instruções|simples de',
  },
  taste: {
    en: 'taste|tasty|tasting|delicious|flavour|flavor|fresh',
    zh: '好吃|味道|口感|口味|新鲜|难吃',
    tr: 'lezzet|tadı|tat.|taze',
    ru: 'вкус|свеж',
    pt: 'sabor|gostos|delici|fresc',
  },
  scent: {
    en: 'smell|scent|fragrance|perfume|odour|odor',
    zh: '香味|气味|味儿|清香|好闻',
    tr: 'koku',
    ru: 'запах|аромат|пахн',
    pt: 'cheir|aroma|perfum|fragrânc',
  },
  sound: {
    en: 'sound|audio|volume.|noise|noisy|loud|bass.',
    zh: '音质|声音|音效|噪音|音量',
    tr: 'ses.|sesi|sesli|sessiz|gürültü',
    ru: 'звук|звуч|громкост|шумит|шумн',
    pt: 'som.|áudio|barulh|volume.|ruído',
  },
  battery: {
    en: 'battery|batteries|charge.|charges.|charged.|charger|charging',
    zh: '电池|续航|充电|电量',
    tr: 'pil.|pili|batarya|şarj',
    ru: 'батаре|аккумулятор|заряд|зарядк',
    pt: 'bateria|pilha|carregador|carregar|carregamento',
  },
  service: {
    en: 'seller|this shop|the shop|customer service|support|refund|exchange',
    zh: '卖家|客服|店家|商家|服务|退款|换货|店铺',
    tr: 'satıcı|mağaza|hizmet|iade|değişim',
    ru: 'продавец|продавца|продавцу|магазин|обслуживани|возврат|обмен',
    pt: 'vendedor|loja|atendimento|reembolso|troca.|devolução|devolvi',
  },
}

const patterns = new Map(
  Object.entries(wordsOf).map(([topic, words]) => [
    topic as ReviewTopic,
    new Map(Object.entries(words).map(([lang, list]) => [lang as Language, patternOf(list, lang as Language)])),
  ]),
)

/** A pattern of word beginnings; a word with a full stop behind it is a whole word. Chinese has no word boundaries. */
export function patternOf(list: string, lang: Language): RegExp {
  if (lang === 'zh') return new RegExp(list, 'u')
  const words = list.split('|').map((word) => (word.endsWith('.') ? `${word.slice(0, -1)}(?!\\p{L})` : word))
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'u')
}

/**
 * The topics that a review mentions, praised or criticised, in the order of `reviewTopics` (docs/product.md#reviews).
 * `lang` is the language of the text.
 */
export function topicsOf(text: string, lang: Language): ReviewTopic[] {
  const folded = text.toLocaleLowerCase(lang)
  return [...patterns].flatMap(([topic, ofLanguages]) => (ofLanguages.get(lang)?.test(folded) ? [topic] : []))
}
