/**
 * Public interface of offline downloads: the button of a list, the row in Settings, the list of downloads on the saved
 * page.
 */
export { SavedSummary } from './saved-summary.tsx'
export { TakeAlongButton } from './take-along-button.tsx'
export { TakenSets } from './taken-set-list.tsx'
