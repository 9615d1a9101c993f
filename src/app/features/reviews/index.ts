/** Public interface of the reviews feature. */

export { HelpfulButton } from './helpful-button.tsx'
export { useHelpful } from './use-helpful.ts'
