/** The public interface of the address feature. */
export { AddressText } from './address-text.tsx'
export { NewAddressForm } from './new-address-form.tsx'
