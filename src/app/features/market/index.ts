/** Region and language: the button and the row that show them and open their menu. */
export { MarketButton } from './market-button.tsx'
export { MarketRow } from './market-row.tsx'
