/** Region and language: the button that shows them and opens their menu, and the menu itself. */
export { fetchMarketMenu, MarketButton, MarketMenu } from './market-button.tsx'
