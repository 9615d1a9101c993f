/** What other parts may use of the sign-in. */
export { AskToLogIn } from './ask-to-log-in.tsx'
export { openLogin, type Wanted } from './login-dialogue.ts'
export { LoginHost } from './login-host.tsx'
