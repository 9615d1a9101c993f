/**
 * Illustrations of the page's own states. The picture server makes them for every mall, whatever the catalogue holds.
 */
export const pageRenders = {
  compass: '1f9ed',
  satelliteDish: '1f4e1',
  hourglass: '23f3',
  basket: '1f9fa',
  cart: '1f6d2',
} as const
