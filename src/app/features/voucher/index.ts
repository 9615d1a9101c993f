/** Public interface of vouchers; all parts load their code when they are needed. */
export { CartVouchers, CheckoutVouchers, VoucherOffers } from './lazy-parts.tsx'
export { VouchersRow } from './vouchers-row.tsx'
