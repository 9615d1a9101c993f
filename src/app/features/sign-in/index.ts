/** Public interface of the sign-in feature. */

export { type LoginTarget, openLogin } from './login-dialogue.ts'
export { LoginHost } from './login-host.tsx'
export { LoginPrompt } from './login-prompt.tsx'
