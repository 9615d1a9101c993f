/** Public interface of the sign-in feature. */
export { AskToLogIn } from './ask-to-log-in.tsx'
export { openLogin, type Wanted } from './login-dialogue.ts'
export { LoginHost } from './login-host.tsx'
