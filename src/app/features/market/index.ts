/** Region and language: the button and the row that show them and open their menu, and the switch of region. */
export { RegionSwitchButton } from './lazy-region-switch.tsx'
export { MarketButton } from './market-button.tsx'
export { MarketRow } from './market-row.tsx'
export { switchRegion } from './switch-region.ts'
