/** What other features may use of the notices. */
export { NoticesScreen } from './notices-screen.tsx'
