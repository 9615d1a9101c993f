/** Public interface of the refund feature. */
export { RefundPage } from './refund-page.tsx'
export { refundWay } from './refund-words.ts'
