import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePlace } from '#device/place.ts'
import { useShopper } from '#session/shopper.ts'
import { keepLastOrders } from './keep-last-orders.ts'

/** Has the last orders kept once whoever looks at orders has them on the screen. */
export function useKeepLastOrders(isShown: boolean): void {
  const client = useQueryClient()
  const place = usePlace()
  const userId = useShopper()?.userId ?? ''
  useEffect(() => {
    if (!isShown || userId === '') return
    // After what the screen itself asks for.
    const timer = setTimeout(() => void keepLastOrders(client, place, userId).catch(() => undefined), 1_000)
    return () => clearTimeout(timer)
  }, [isShown, client, place, userId])
}
