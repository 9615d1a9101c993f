/** Public interface of the refund feature. */
export { RefundPage } from './refund-page.tsx'
export { refundPath } from './refund-words.ts'
