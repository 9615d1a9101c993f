/** The public interface of the account feature. */
export { ProfileEditScreen, SecurityScreen } from './account-screens.tsx'
export { profileEditTitle, securityTitle } from './account-titles.ts'
export { maskedMail, maskedMobile } from './shown-mobile.ts'
export { useAccount } from './use-account.ts'
