/** Public interface of the feature of pre-loved items. */
export { ItemCard } from './list/item-card.tsx'
