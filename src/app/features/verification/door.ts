/** What sign-in and account share: who somebody says to be, the code that proves it, and a password that is chosen. */
export { CodeField } from './code-field.tsx'
export { codeFaults, identityFaults, newPasswordFaults, type Faults } from './form-checks.ts'
export {
  isPhoneLike,
  readMail,
  readMobileNumber,
  readMobileOrMail,
  type Identity,
  type ReadIdentity,
} from './identity.ts'
export { NewPasswordFields } from './new-password-fields.tsx'
export { PhoneCodeButton } from './phone-code-button.tsx'
export { useCodeSending } from './use-code-sending.ts'
export { usePhoneCode, type ChosenPhoneCode } from './use-phone-code.ts'
