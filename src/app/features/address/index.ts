/** What other features may use of the addresses. */
export { AddressText } from './address-text.tsx'
