import type { Language } from '#contract/wire.ts'

/** The items of the order, and the name of the product. */
type Data = { readonly products: string; readonly first: string }
type Template = readonly [title: string, message: (data: Data) => string]
export type GroupTitle = 'GROUP_JOINED' | 'GROUP_NEARLY_FULL' | 'GROUP_STARTED'

/** The notices about group buys that wait: a place is paid, one place is left, a group buy has started. */
export const groupNotices: Readonly<Record<Language, Readonly<Record<GroupTitle, Template>>>> = {
  en: {
    GROUP_JOINED: [
      'You’re in the team',
      ({ products }) => `Payment received. Your order is sent once the team is full: ${products}`,
    ],
    GROUP_NEARLY_FULL: [
      'One more to go',
      ({ products }) => `Your team needs one more person. Invite a friend: ${products}`,
    ],
    GROUP_STARTED: ['The group buy has started', ({ first }) => `Start a team or join one: ${first}`],
  },
  zh: {
    GROUP_JOINED: ['您已参团', ({ products }) => `已收到付款，成团后即安排发货：${products}`],
    GROUP_NEARLY_FULL: ['还差一人成团', ({ products }) => `再邀请一位好友即可成团：${products}`],
    GROUP_STARTED: ['拼团开始了', ({ first }) => `快来开团或参团：${first}`],
  },
  tr: {
    GROUP_JOINED: [
      'Takımdasınız',
      ({ products }) => `Ödemeniz alındı. Takım dolunca siparişiniz gönderilir: ${products}`,
    ],
    GROUP_NEARLY_FULL: [
      'Son bir kişi kaldı',
      ({ products }) => `Takımınıza bir kişi daha gerekiyor. Arkadaşınızı davet edin: ${products}`,
    ],
    GROUP_STARTED: ['Grup alımı başladı', ({ first }) => `Takım kurun ya da katılın: ${first}`],
  },
  ru: {
    GROUP_JOINED: [
      'Вы в команде',
      ({ products }) => `Оплата получена. Отправим заказ, когда команда соберётся: ${products}`,
    ],
    GROUP_NEARLY_FULL: [
      'Остался один человек',
      ({ products }) => `Команде нужен ещё один участник. Пригласите друга: ${products}`,
    ],
    GROUP_STARTED: ['Совместная покупка началась', ({ first }) => `Соберите команду или присоединитесь: ${first}`],
  },
  pt: {
    GROUP_JOINED: [
      'Você está na equipe',
      ({ products }) => `Pagamento recebido. Seu pedido sai quando a equipe se completar: ${products}`,
    ],
    GROUP_NEARLY_FULL: [
      'Falta só uma pessoa',
      ({ products }) => `Sua equipe precisa de mais uma pessoa. Convide alguém: ${products}`,
    ],
    GROUP_STARTED: ['A compra em grupo começou', ({ first }) => `Crie uma equipe ou entre em uma: ${first}`],
  },
}
