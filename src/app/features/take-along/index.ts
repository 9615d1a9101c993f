/** What a shopper takes along: the button for a list, the row for Settings, the sets for the page of what is saved. */
export { SavedSummary } from './saved-summary.tsx'
export { TakeAlongButton } from './take-along-button.tsx'
export { TakenSets } from './taken-set-list.tsx'
