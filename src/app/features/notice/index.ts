/** Public interface of the notice feature. */
export { NoticesScreen } from './notices-screen.tsx'
