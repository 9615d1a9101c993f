/** The public interface of coins: the screen, and the parts in checkout, orders and own reviews. */
export { CoinChoice } from './coin-choice.tsx'
export { coinsTitle } from './coin-titles.ts'
export { CoinsEarned } from './coins-earned.tsx'
export { CoinsScreen } from './coins-screen.tsx'
export { OrderCoins } from './order-coins.tsx'
