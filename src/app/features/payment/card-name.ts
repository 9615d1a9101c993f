import type { SavedCard } from '#contract/payment-card.ts'

/** How a saved card is called: `Visa ···· 4242`. */
export const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ···· ${last4}`
