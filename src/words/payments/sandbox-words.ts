import type { Language } from '#contract/wire.ts'
import { brand } from '../brand.ts'

const { name } = brand

/** The texts of the sandbox's card form and confirmation page. */
export type SandboxWords = {
  readonly sandbox: string
  readonly note: string
  readonly numbers: string
  readonly outcomes: Readonly<
    Record<'paid' | 'declined' | 'insufficient' | 'expired' | 'confirm' | 'late-paid' | 'late-refused', string>
  >
  readonly number: string
  readonly expiry: string
  readonly expiryHint: string
  readonly code: string
  readonly codeHint: string
  readonly name: string
  readonly faults: Readonly<Record<'REQUIRED' | 'NUMBER' | 'EXPIRY' | 'EXPIRED' | 'CODE' | 'NAME', string>>
  readonly unreachable: string
  readonly confirmTitle: string
  readonly confirmText: (amount: string, last4: string) => string
  readonly approve: string
  readonly refuse: string
  readonly over: string
  readonly back: string
}

/** The texts in each language. */
export const sandboxWords: Readonly<Record<Language, SandboxWords>> = {
  en: {
    sandbox: 'Sandbox',
    note: 'No real card will be charged. Use a test card number.',
    numbers: 'Test card numbers',
    outcomes: {
      paid: 'paid',
      declined: 'declined',
      insufficient: 'insufficient funds',
      expired: 'expired',
      confirm: 'requires confirmation',
      'late-paid': 'no response, paid later',
      'late-refused': 'no response, declined later',
    },
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM / YY',
    code: 'Security code',
    codeHint: '3 or 4 digits',
    name: 'Name on card',
    faults: {
      REQUIRED: 'This field is required.',
      NUMBER: 'Invalid card number. Check the digits.',
      EXPIRY: 'Enter the month and year, for example 08 / 29.',
      EXPIRED: 'This card has expired. Use another card.',
      CODE: 'Enter the 3 or 4-digit security code.',
      NAME: 'Enter the name as shown on the card.',
    },
    unreachable: 'Can’t reach the payment provider. Try again.',
    confirmTitle: 'Confirm your payment',
    confirmText: (amount, last4) => `Pay ${amount} with the card ending in ${last4}?`,
    approve: 'Approve',
    refuse: 'Decline',
    over: 'There’s nothing left to confirm.',
    back: `Back to ${name}`,
  },
  zh: {
    sandbox: '测试环境',
    note: '不会从真实的银行卡扣款。请使用测试卡号。',
    numbers: '测试卡号',
    outcomes: {
      paid: '支付成功',
      declined: '被拒绝',
      insufficient: '余额不足',
      expired: '卡已过期',
      confirm: '需要确认',
      'late-paid': '无响应，稍后支付成功',
      'late-refused': '无响应，稍后被拒绝',
    },
    number: '卡号',
    expiry: '有效期',
    expiryHint: '月 / 年',
    code: '安全码',
    codeHint: '3 或 4 位数字',
    name: '持卡人姓名',
    faults: {
      REQUIRED: '此项必填。',
      NUMBER: '卡号无效，请检查数字。',
      EXPIRY: '请输入月份和年份，例如 08 / 29。',
      EXPIRED: '此卡已过期，请换一张卡。',
      CODE: '请输入 3 或 4 位安全码。',
      NAME: '请输入卡上的姓名。',
    },
    unreachable: '无法连接支付服务商，请重试。',
    confirmTitle: '确认支付',
    confirmText: (amount, last4) => `用尾号 ${last4} 的卡支付 ${amount}？`,
    approve: '确认',
    refuse: '拒绝',
    over: '已没有需要确认的支付。',
    back: '返回商城',
  },
  tr: {
    sandbox: 'Test ortamı',
    note: 'Gerçek bir karttan para çekilmez. Bir test kartı numarası kullanın.',
    numbers: 'Test kartı numaraları',
    outcomes: {
      paid: 'ödenir',
      declined: 'reddedilir',
      insufficient: 'yetersiz bakiye',
      expired: 'süresi dolmuş',
      confirm: 'onay ister',
      'late-paid': 'yanıt yok, sonra ödenir',
      'late-refused': 'yanıt yok, sonra reddedilir',
    },
    number: 'Kart numarası',
    expiry: 'Son kullanma tarihi',
    expiryHint: 'AA / YY',
    code: 'Güvenlik kodu',
    codeHint: '3 veya 4 hane',
    name: 'Kart üzerindeki ad',
    faults: {
      REQUIRED: 'Bu alan zorunludur.',
      NUMBER: 'Kart numarası geçersiz. Rakamları kontrol edin.',
      EXPIRY: 'Ayı ve yılı girin, örneğin 08 / 29.',
      EXPIRED: 'Bu kartın süresi dolmuş. Başka bir kart kullanın.',
      CODE: '3 veya 4 haneli güvenlik kodunu girin.',
      NAME: 'Adı kartta yazdığı gibi girin.',
    },
    unreachable: 'Ödeme sağlayıcısına ulaşılamıyor. Tekrar deneyin.',
    confirmTitle: 'Ödemeyi onaylayın',
    confirmText: (amount, last4) => `${last4} ile biten kartla ${amount} ödensin mi?`,
    approve: 'Onayla',
    refuse: 'Reddet',
    over: 'Onaylanacak bir şey kalmadı.',
    back: 'Mağazaya dön',
  },
  ru: {
    sandbox: 'Тестовый режим',
    note: 'С настоящих карт деньги не списываются. Введите тестовый номер.',
    numbers: 'Тестовые номера',
    outcomes: {
      paid: 'оплата проходит',
      declined: 'платёж отклонён',
      insufficient: 'недостаточно средств',
      expired: 'срок карты истёк',
      confirm: 'нужно подтверждение',
      'late-paid': 'нет ответа, оплата позже',
      'late-refused': 'нет ответа, отказ позже',
    },
    number: 'Номер карты',
    expiry: 'Срок действия',
    expiryHint: 'ММ / ГГ',
    code: 'Код безопасности',
    codeHint: '3 или 4 цифры',
    name: 'Имя на карте',
    faults: {
      REQUIRED: 'Это обязательное поле.',
      NUMBER: 'Неверный номер карты. Проверьте цифры.',
      EXPIRY: 'Введите месяц и год, например 08 / 29.',
      EXPIRED: 'Срок действия карты истёк. Используйте другую.',
      CODE: 'Введите 3 или 4 цифры.',
      NAME: 'Введите имя, как на карте.',
    },
    unreachable: 'Платёжный сервис недоступен. Попробуйте ещё раз.',
    confirmTitle: 'Подтвердите платёж',
    confirmText: (amount, last4) => `Оплатить ${amount} картой, номер которой заканчивается на ${last4}?`,
    approve: 'Подтвердить',
    refuse: 'Отклонить',
    over: 'Подтверждать больше нечего.',
    back: 'Вернуться к заказу',
  },
  pt: {
    sandbox: 'Ambiente de teste',
    note: 'Nenhum cartão real é cobrado. Use um número de teste.',
    numbers: 'Números de teste',
    outcomes: {
      paid: 'pago',
      declined: 'recusado',
      insufficient: 'saldo insuficiente',
      expired: 'vencido',
      confirm: 'pede confirmação',
      'late-paid': 'sem resposta, pago depois',
      'late-refused': 'sem resposta, recusado depois',
    },
    number: 'Número do cartão',
    expiry: 'Validade',
    expiryHint: 'MM / AA',
    code: 'Código de segurança',
    codeHint: '3 ou 4 dígitos',
    name: 'Nome no cartão',
    faults: {
      REQUIRED: 'Este campo é obrigatório.',
      NUMBER: 'Número de cartão inválido. Confira os dígitos.',
      EXPIRY: 'Digite o mês e o ano, por exemplo 08 / 29.',
      EXPIRED: 'Este cartão venceu. Use outro.',
      CODE: 'Digite os 3 ou 4 dígitos.',
      NAME: 'Digite o nome como está no cartão.',
    },
    unreachable: 'Não foi possível conectar ao provedor de pagamento. Tente de novo.',
    confirmTitle: 'Confirme o pagamento',
    confirmText: (amount, last4) => `Pagar ${amount} com o cartão de final ${last4}?`,
    approve: 'Aprovar',
    refuse: 'Recusar',
    over: 'Não há mais nada para confirmar.',
    back: 'Voltar ao pagamento',
  },
}
