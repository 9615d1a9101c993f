import type { Language } from '#contract/wire.ts'

/** Whether the inviter got a voucher. */
type Data = { readonly hasReward: boolean }
type Template = readonly [title: string, message: (data: Data) => string]
export type InvitationTitle = 'INVITE_REFERRED' | 'INVITE_CONFIRMED'

/** The notices to an inviter. No notice names the invited person. */
export const invitationNotices: Readonly<Record<Language, Readonly<Record<InvitationTitle, Template>>>> = {
  en: {
    INVITE_REFERRED: [
      'A friend joined',
      () => 'Someone registered with your invitation. It counts once their first order arrives.',
    ],
    INVITE_CONFIRMED: [
      'Invitation confirmed',
      ({ hasReward }) =>
        `Your friend received their first order. ${hasReward ? 'Your reward is in My vouchers.' : 'Thank you for inviting!'}`,
    ],
  },
  zh: {
    INVITE_REFERRED: ['好友已加入', () => '有人通过您的邀请完成了注册。对方收到首个订单后，邀请即生效。'],
    INVITE_CONFIRMED: [
      '邀请成功',
      ({ hasReward }) => `您的好友已收到首个订单。${hasReward ? '奖励已放入“我的优惠券”。' : '感谢您的邀请！'}`,
    ],
  },
  tr: {
    INVITE_REFERRED: [
      'Bir arkadaşınız katıldı',
      () => 'Biri davetinizle kaydoldu. İlk siparişini teslim aldığında davetiniz onaylanır.',
    ],
    INVITE_CONFIRMED: [
      'Davetiniz onaylandı',
      ({ hasReward }) =>
        `Arkadaşınız ilk siparişini teslim aldı. ${hasReward ? 'Ödülünüz Kuponlarım sayfasında.' : 'Davetiniz için teşekkürler!'}`,
    ],
  },
  ru: {
    INVITE_REFERRED: [
      'Друг присоединился',
      () => 'По вашему приглашению кто-то зарегистрировался. Приглашение засчитаем, когда он получит первый заказ.',
    ],
    INVITE_CONFIRMED: [
      'Приглашение засчитано',
      ({ hasReward }) =>
        `Ваш друг получил первый заказ. ${hasReward ? 'Награда ждёт в разделе «Мои купоны».' : 'Спасибо за приглашение!'}`,
    ],
  },
  pt: {
    INVITE_REFERRED: [
      'Um amigo entrou',
      () => 'Alguém se cadastrou com o seu convite. Ele será confirmado quando a pessoa receber o primeiro pedido.',
    ],
    INVITE_CONFIRMED: [
      'Convite confirmado',
      ({ hasReward }) =>
        `Seu amigo recebeu o primeiro pedido. ${hasReward ? 'Sua recompensa está em Meus cupons.' : 'Obrigado por convidar!'}`,
    ],
  },
}
