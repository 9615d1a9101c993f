import { type Language, languages } from '#contract/languages.ts'
import { languageOf } from '../../review/review-language.ts'
import { patternOf } from '../../review/review-topics.ts'

/** The topics that the assistant can answer, in the order in which a message is searched for words of each topic. */
export type ChatTopic = 'person' | 'returns' | 'parcel' | 'stock' | 'delivery' | 'payment' | 'thanks' | 'greeting'

const wordsOf: Readonly<Record<ChatTopic, Readonly<Record<Language, string>>>> = {
  person: {
    en: 'human|a person|real person|agent|representative|operator|somebody|complain',
    zh: '人工|真人|客服人员|投诉',
    tr: 'temsilci|insan|yetkili|canlı destek|şikayet|şikâyet',
    ru: 'человек|оператор|сотрудник|менеджер|живой|жалоб',
    pt: 'humano|uma pessoa|atendente|alguém|reclama',
  },
  returns: {
    en: 'refund|return|exchange|money back|send it back',
    zh: '退款|退货|换货|退换|退钱',
    tr: 'iade|değişim|geri ödeme|para iadesi',
    ru: 'возврат|вернуть|верну|обмен|деньги назад',
    pt: 'devol|reembols|troca|dinheiro de volta',
  },
  parcel: {
    en: "where is my|where's my|track|parcel|package.|my order|order status|not arrived|hasn't arrived|has my|when will my",
    zh: '到哪|快递|物流|包裹|我的订单|还没到|没收到|发货',
    tr: 'kargom|siparişim|paketim|nerede|takip|gelmedi|ulaşmadı',
    ru: 'где мо|где посылк|отследи|трек|посылк|мой заказ|моего заказа|моим заказом|не пришёл|не пришел|не пришла|не пришло|статус заказа',
    pt: 'onde está|onde estão|cadê|rastre|meu pedido|minha encomenda|meu pacote|não chegou|status do pedido',
  },
  stock: {
    en: 'in stock|out of stock|available|availability|size.|sizes.|colour|color|do you have',
    zh: '有货|库存|尺码|尺寸|颜色|现货|还有吗|有没有',
    tr: 'stok|beden|numara|renk|rengi|mevcut|var mı',
    ru: 'в наличии|наличи|размер|цвет|остал|есть ли',
    pt: 'estoque|disponível|disponíveis|tamanho|cor.|cores.|numeração|ainda tem|vocês têm',
  },
  delivery: {
    en: 'deliver|shipping|ship.|ships.|postage|how long|arrive|courier',
    zh: '运费|配送|送货|几天|多久|邮费|包邮|送到',
    tr: 'kargo|teslimat|gönderim|kaç gün|ne zaman gelir|ne kadar sürede',
    ru: 'доставк|доставля|сколько дней|как долго|привез|курьер|отправк',
    pt: 'entreg|frete|envio|enviam|quantos dias|quanto tempo|prazo',
  },
  payment: {
    en: 'pay.|paying|payment|card.|cards.|cash|visa|mastercard',
    zh: '付款|支付|货到付款|信用卡|刷卡',
    tr: 'ödeme|ödeyebilir|kart|kapıda|nakit',
    ru: 'оплат|карт|наличн|заплатить',
    pt: 'pagar|pagamento|cartão|cartões|dinheiro',
  },
  thanks: {
    en: 'thank|thx',
    zh: '谢谢|感谢|多谢',
    tr: 'teşekkür|sağ ol|sağol',
    ru: 'спасибо|благодар',
    pt: 'obrigad|valeu',
  },
  greeting: {
    en: 'hello|hi.|hey.|good morning|good evening|good afternoon',
    zh: '你好|您好|在吗',
    tr: 'merhaba|selam|günaydın|iyi günler|iyi akşamlar',
    ru: 'здравствуй|привет|добрый день|доброе утро|добрый вечер',
    pt: 'olá|oi.|bom dia|boa tarde|boa noite',
  },
}

const patterns = Object.entries(wordsOf).map(
  ([topic, words]) =>
    [
      topic as ChatTopic,
      new Map(languages.map((lang) => [lang, patternOf(words[lang], lang)])) as ReadonlyMap<Language, RegExp>,
    ] as const,
)

/**
 * The topic of a shopper's message, null if no rule knows the words, and the language of the message. A short text may
 * not tell the language: then the words of the topics in the other languages count; `likely` is the account's language.
 */
export function topicOf(text: string, likely: Language): { readonly topic: ChatTopic | null; readonly lang: Language } {
  const first = languageOf(text, likely)
  for (const lang of new Set([first, likely, ...languages])) {
    const folded = text.toLocaleLowerCase(lang).replaceAll('’', "'")
    const found = patterns.find(([, ofLanguages]) => ofLanguages.get(lang)?.test(folded))
    if (found) return { topic: found[0], lang }
  }
  return { topic: null, lang: first }
}
