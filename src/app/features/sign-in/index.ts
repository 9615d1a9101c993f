/** Public interface of the sign-in feature. */

export { LoginHost } from './login-host.tsx'
export { LoginPrompt } from './login-prompt.tsx'
export { type LoginTarget, openLogin } from './open-login.ts'
