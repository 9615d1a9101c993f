/** What other features may use of the refunds. */
export { RefundPage } from './refund-page.tsx'
export { refundWay } from './refund-words.ts'
