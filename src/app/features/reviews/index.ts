/** Public interface of the reviews feature. */

export { HelpfulButton } from './helpful-button.tsx'
