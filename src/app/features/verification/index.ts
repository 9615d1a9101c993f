/** The parts that sign-in and account share: a mobile number or email, the verification code, and a new password. */
export { CodeField } from './code-field.tsx'
export { codeFaults, type Faults, identityFaults, newPasswordFaults } from './form-checks.ts'
export {
  type Identity,
  isPhoneLike,
  type ReadIdentity,
  readMail,
  readMobileNumber,
  readMobileOrMail,
} from './identity.ts'
export { NewPasswordFields } from './new-password-fields.tsx'
export { PhoneCodeButton } from './phone-code-button.tsx'
export { useCodeSending } from './use-code-sending.ts'
export { type ChosenPhoneCode, usePhoneCode } from './use-phone-code.ts'
