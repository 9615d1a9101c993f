import type { Language } from '#contract/wire.ts'

/** The name of the voucher, and its last day. */
type Data = { readonly first: string; readonly day: string }
type Template = readonly [title: string, message: (data: Data) => string]

/** The notices about a collected voucher. */
export const voucherNotices: Readonly<Record<Language, Readonly<Record<'VOUCHER_ENDING', Template>>>> = {
  en: { VOUCHER_ENDING: ['Your voucher ends soon', ({ first, day }) => `Use it by ${day}: ${first}`] },
  zh: { VOUCHER_ENDING: ['优惠券即将到期', ({ first, day }) => `请在${day}前使用：${first}`] },
  tr: { VOUCHER_ENDING: ['Kuponunuz sona eriyor', ({ first, day }) => `Son kullanım ${day}: ${first}`] },
  ru: { VOUCHER_ENDING: ['Купон скоро сгорит', ({ first, day }) => `Используйте до ${day}: ${first}`] },
  pt: { VOUCHER_ENDING: ['Seu cupom está acabando', ({ first, day }) => `Use até ${day}: ${first}`] },
}
