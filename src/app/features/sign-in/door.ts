/** What other parts may use of the sign-in. */
export { openLogin, type Wanted } from './login-dialogue.ts'
export { LoginHost } from './lazy-login-host.ts'
