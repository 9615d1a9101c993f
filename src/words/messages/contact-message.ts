import type { ContactTopic } from '#contract/contact/contact-limits.ts'
import type { Language } from '#contract/wire.ts'
import { brand } from '../brand.ts'

/** The parts of a message to the mall that its copy and its answer contain. */
export type ContactedMall = {
  readonly contactId: number
  readonly lang: Language
  readonly topic: ContactTopic
  readonly name: string
  readonly orderNumber: string | null
  readonly content: string
}
type Words = {
  readonly received: (id: number) => string
  readonly answered: (id: number) => string
  readonly hello: (name: string) => string
  readonly thanks: string
  readonly topic: string
  readonly order: string
  readonly yourMessage: string
  readonly topics: Readonly<Record<ContactTopic, string>>
}
const { name: mall } = brand

const words: Readonly<Record<Language, Words>> = {
  en: {
    received: (id) => `We received your message (no. ${id})`,
    answered: (id) => `Our answer to your message (no. ${id})`,
    hello: (name) => `Hello ${name},`,
    thanks: `Thank you for writing to ${mall}. We will answer as soon as we can. This is a copy of your message.`,
    topic: 'Topic',
    order: 'Order',
    yourMessage: 'Your message',
    topics: {
      order: 'An order',
      delivery: 'Delivery',
      refund: 'Refund or return',
      product: 'A product',
      account: 'My account',
      other: 'Something else',
    },
  },
  zh: {
    received: (id) => `我们已收到您的留言（编号 ${id}）`,
    answered: (id) => `关于您的留言（编号 ${id}）的答复`,
    hello: (name) => `${name}，您好：`,
    thanks: `感谢您联系 ${mall}，我们会尽快答复。以下是您的留言副本。`,
    topic: '主题',
    order: '订单',
    yourMessage: '您的留言',
    topics: {
      order: '订单',
      delivery: '配送',
      refund: '退款或退货',
      product: '商品',
      account: '我的账号',
      other: '其他',
    },
  },
  tr: {
    received: (id) => `Mesajınızı aldık (no. ${id})`,
    answered: (id) => `Mesajınıza yanıtımız (no. ${id})`,
    hello: (name) => `Merhaba ${name},`,
    thanks: `${mall} ile iletişime geçtiğiniz için teşekkürler. En kısa sürede yanıtlayacağız. Mesajınızın bir kopyası aşağıdadır.`,
    topic: 'Konu',
    order: 'Sipariş',
    yourMessage: 'Mesajınız',
    topics: {
      order: 'Bir sipariş',
      delivery: 'Teslimat',
      refund: 'İade',
      product: 'Bir ürün',
      account: 'Hesabım',
      other: 'Başka bir konu',
    },
  },
  ru: {
    received: (id) => `Мы получили ваше сообщение (№ ${id})`,
    answered: (id) => `Ответ на ваше сообщение (№ ${id})`,
    hello: (name) => `Здравствуйте, ${name}!`,
    thanks: `Спасибо, что написали в ${mall}. Мы ответим как можно скорее. Ниже — копия вашего сообщения.`,
    topic: 'Тема',
    order: 'Заказ',
    yourMessage: 'Ваше сообщение',
    topics: {
      order: 'Заказ',
      delivery: 'Доставка',
      refund: 'Возврат',
      product: 'Товар',
      account: 'Мой аккаунт',
      other: 'Другое',
    },
  },
  pt: {
    received: (id) => `Recebemos sua mensagem (nº ${id})`,
    answered: (id) => `Nossa resposta à sua mensagem (nº ${id})`,
    hello: (name) => `Olá, ${name}!`,
    thanks: `Obrigado por falar com o ${mall}. Vamos responder o quanto antes. Esta é uma cópia da sua mensagem.`,
    topic: 'Assunto',
    order: 'Pedido',
    yourMessage: 'Sua mensagem',
    topics: {
      order: 'Um pedido',
      delivery: 'Entrega',
      refund: 'Reembolso ou devolução',
      product: 'Um produto',
      account: 'Minha conta',
      other: 'Outro assunto',
    },
  },
}

/** The copy of a message for its sender. */
export function contactCopy(message: ContactedMall): { readonly subject: string; readonly text: string } {
  const own = words[message.lang]
  const { contactId, topic, orderNumber, name, content } = message
  const facts = [`${own.topic}: ${own.topics[topic]}`, ...(orderNumber ? [`${own.order}: ${orderNumber}`] : [])]
  return {
    subject: `${mall}: ${own.received(contactId)}`,
    text: [own.hello(name), '', own.thanks, '', ...facts, `${own.yourMessage}:`, '', content].join('\n'),
  }
}

/** The mall's answer to a message, followed by the message. */
export function contactReply(
  message: ContactedMall,
  reply: string,
): { readonly subject: string; readonly text: string } {
  const own = words[message.lang]
  const { contactId, name, content } = message
  const quoted = content.split('\n').map((line) => `> ${line}`)
  return {
    subject: `${mall}: ${own.answered(contactId)}`,
    text: [own.hello(name), '', reply, '', `${own.yourMessage}:`, ...quoted].join('\n'),
  }
}
