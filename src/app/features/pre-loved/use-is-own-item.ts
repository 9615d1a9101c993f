import { useQuery } from '@tanstack/react-query'
import { useMarket } from '#device/market.ts'
import { useShopper } from '#session/shopper.ts'
import { ownShopQuery } from './offers/own-offer-queries.ts'

/** Whether the signed-in shopper sells the items of this shop; false until the answer is there. */
export function useIsOwnItem(shopId: number): boolean {
  const userId = useShopper()?.userId ?? ''
  const { data } = useQuery({ ...ownShopQuery(useMarket(), userId), enabled: userId !== '' })
  return data?.value.shopId === shopId
}
