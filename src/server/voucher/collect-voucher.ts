import { sentences } from '#contract/account/sentences.ts'
import type { Tables } from '../database/database.ts'
import { notFound, type Refusal, refusal } from '../http/refusal.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'
import { countCollected, insertOwnVoucher, type OwnVoucherRow, readCollectedBy } from './own-voucher-store.ts'
import { collectFailure, endsOf } from './voucher-rules.ts'
import { lockVoucher, takeOne, type VoucherRow } from './voucher-store.ts'

/** `collectId` is the id of the tap; a tap that is repeated gets the same voucher. */
type Collector = { readonly accountId: number; readonly now: Date; readonly collectId?: string | null | undefined }

/** The codes that a shopper may try in a quarter of an hour; more tries look like guessing. */
const maxCodes = 10

/**
 * Gives one of a locked voucher to a shopper, inside a transaction: stock and limit hold for any number of callers at
 * once, because all of them wait for the voucher's row.
 */
async function collectLocked(
  tables: Tables,
  voucher: VoucherRow,
  { accountId, now, collectId = null }: Collector,
): Promise<OwnVoucherRow | Refusal> {
  const known = collectId === null ? undefined : await readCollectedBy(tables, accountId, collectId)
  if (known) return known
  const collected = (await countCollected(tables, accountId, [voucher.voucherId])).get(voucher.voucherId) ?? 0
  const failure = collectFailure(voucher, collected, now)
  if (failure) return refusal(failure, sentences[failure], { voucherId: failure })
  await takeOne(tables, voucher.voucherId)
  const ends = endsOf(voucher, now)
  const ownVoucherId = await insertOwnVoucher(tables, {
    accountId,
    voucherId: voucher.voucherId,
    nth: collected + 1,
    collectedAt: now,
    collectId,
    ...ends,
  })
  return {
    ...voucher,
    stock: voucher.stock - 1,
    endsAt: ends.endsAt,
    ownVoucherId,
    state: 'usable',
    collectedAt: now,
    orderNumbers: [],
  }
}

/** Collects a voucher that is open to everyone. Refused with NOT_FOUND or a code of `collectFailure`. */
export async function collectOpen(
  tables: Tables,
  voucherId: number,
  collector: Collector,
): Promise<OwnVoucherRow | Refusal> {
  const voucher = await lockVoucher(tables, { voucherId })
  return voucher?.access === 'open' ? collectLocked(tables, voucher, collector) : notFound('voucher')
}

/** Collects the voucher of a code in a region, at most ten tries in a quarter of an hour. */
export async function redeemCode(
  tables: Tables,
  { code, regionId }: { readonly code: string; readonly regionId: number },
  collector: Collector,
): Promise<OwnVoucherRow | Refusal> {
  const { accountId, now } = collector
  const tooMany = await checkRates(
    tables,
    [{ key: rateKeys.voucherCodesOf(accountId), max: maxCodes, seconds: 900 }],
    now,
  )
  if (tooMany) return tooMany
  const voucher = await lockVoucher(tables, { code: code.toUpperCase(), regionId })
  return voucher
    ? collectLocked(tables, voucher, collector)
    : refusal('VOUCHER_CODE_UNKNOWN', sentences.VOUCHER_CODE_UNKNOWN, { code: 'VOUCHER_CODE_UNKNOWN' })
}

/**
 * Gives a voucher of any access to a shopper, inside the caller's transaction: a reward, or a gift of the operator.
 * Stock, limit and validity hold as for everyone.
 */
export async function grantVoucher(
  tables: Tables,
  { voucherId, ...collector }: Collector & { readonly voucherId: number },
): Promise<OwnVoucherRow | Refusal> {
  const voucher = await lockVoucher(tables, { voucherId })
  return voucher ? collectLocked(tables, voucher, collector) : notFound('voucher')
}
