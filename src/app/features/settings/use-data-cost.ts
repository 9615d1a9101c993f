import { useEffect, useState } from 'react'
import { bytesOf, monthOf } from '#offline/data-meter.ts'
import { openStore } from '#offline/stores.ts'

/** Price per MB (1,000,000 bytes) by region, as each region has its own currency. */
const prices = openStore<number>('prices')
const readEvery = 2_000

export type DataCost = { readonly thisMonth: number; readonly lastMonth: number }

/** Bytes of this month and the last, read again every two seconds while mounted; null until read. */
export function useDataCost(): DataCost | null {
  const [cost, setCost] = useState<DataCost | null>(null)
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const now = new Date()
      const [thisMonth, lastMonth] = await Promise.all([
        bytesOf(monthOf(now)),
        bytesOf(monthOf(new Date(now.getFullYear(), now.getMonth() - 1, 1))),
      ])
      if (isWanted) setCost({ thisMonth, lastMonth })
    }
    void read()
    const timer = setInterval(() => void read(), readEvery)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [])
  return cost
}

/** The shopper's price per MB in a region, and its setter; null where none was entered. */
export function useMegabytePrice(regionId: number): [number | null, (price: number | null) => void] {
  const [price, setPrice] = useState<number | null>(null)
  useEffect(() => {
    let isWanted = true
    void prices.read(String(regionId)).then((kept) => isWanted && setPrice(kept ?? null))
    return () => void (isWanted = false)
  }, [regionId])
  const keep = (next: number | null) => {
    setPrice(next)
    void (next === null ? prices.remove(String(regionId)) : prices.write(String(regionId), next))
  }
  return [price, keep]
}
