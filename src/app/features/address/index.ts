/** The public interface of the address feature. */
export { AddressText } from './address-text.tsx'
