import type { Language } from '#contract/languages.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { OwnVoucher } from '#contract/voucher/own-voucher.ts'
import type { Voucher } from '#contract/voucher/voucher.ts'
import { inLanguage } from '../order/shown-order.ts'
import { toMajor } from '../region/region-rules.ts'
import type { OwnVoucherRow } from './own-voucher-store.ts'
import { shownState } from './voucher-rules.ts'
import type { VoucherRow } from './voucher-store.ts'

type Reader = { readonly lang: Language; readonly timeZone: string }

const majorOrNone = (minor: number | null) => (minor === null ? undefined : toMajor(minor))

/** A voucher in the wire's form, with money in major units. */
export const shownVoucher = (row: VoucherRow, { lang, timeZone }: Reader): Voucher => ({
  voucherId: row.voucherId,
  name: inLanguage(row.names, lang),
  kind: row.kind,
  percentOff: row.percentOff ?? undefined,
  reduceAmount: majorOrNone(row.reduceAmount),
  cap: majorOrNone(row.cap),
  isFreeShipping: row.isFreeShipping ? 1 : 0,
  minSpend: toMajor(row.minSpend),
  startTime: wireTimeOf(row.startsAt.getTime(), timeZone),
  endTime: wireTimeOf(row.endsAt.getTime(), timeZone),
  stock: row.stock,
  limitPerUser: row.limitPerUser,
  validDays: row.validDays ?? undefined,
  shopId: row.shopId ?? undefined,
  shopName: row.shopName ?? undefined,
  prodIds: row.kind === 'product' ? [...row.prodIds] : undefined,
})

/** A collected voucher in the wire's form. */
export const ownVoucherOf = (row: OwnVoucherRow, reader: Reader, now: Date): OwnVoucher => ({
  ...shownVoucher(row, reader),
  ownVoucherId: row.ownVoucherId,
  state: shownState(row, now),
  collectedAt: wireTimeOf(row.collectedAt.getTime(), reader.timeZone),
  orderNumbers: [...row.orderNumbers],
})
