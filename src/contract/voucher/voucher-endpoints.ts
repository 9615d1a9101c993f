import { collectVoucher } from './collect-voucher.ts'
import { ownVoucherHints, ownVoucherPage, ownVouchers, redeemVoucher } from './own-voucher.ts'
import { guestVoucherHints, voucherPage } from './voucher.ts'

/** The endpoints of vouchers. */
export const voucherEndpoints = {
  voucherPage,
  guestVoucherHints,
  ownVoucherPage,
  ownVouchers,
  ownVoucherHints,
  collectVoucher,
  redeemVoucher,
}
