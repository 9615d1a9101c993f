import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { countFavouriteShops, countFavourites, favouriteProducts } from '#contract/account/favourite.ts'
import { footprintPage } from '#contract/account/footprint.ts'
import { cartInfo } from '#contract/cart/cart.ts'
import type { DomainName } from '#offline/domains.ts'
import { refetchChanged } from '#sync/refetch-changed.ts'

test('product#offline: the answers that the sent commands change are fetched again after a replay', () => {
  const client = new QueryClient()
  const paths = [favouriteProducts, countFavourites, countFavouriteShops, footprintPage, cartInfo].map(
    ({ path }) => path,
  )
  for (const path of paths) client.setQueryData([path, {}], {})
  const staleAfter = (...changed: readonly DomainName[]) => {
    const report = { sent: 1, corrected: [], refused: [], isLeft: false, isPaused: false }
    refetchChanged(client, { ...report, changed: new Set(changed) })
    return paths.filter((path) => client.getQueryState([path, {}])?.isInvalidated)
  }
  expect(staleAfter('cart', 'preferences')).toEqual([])
  expect(staleAfter('favourites')).toEqual([favouriteProducts.path, countFavourites.path, countFavouriteShops.path])
  expect(staleAfter('footprint')).toEqual([
    favouriteProducts.path,
    countFavourites.path,
    countFavouriteShops.path,
    footprintPage.path,
  ])
})
