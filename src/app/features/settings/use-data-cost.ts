import { useEffect, useState } from 'react'
import { bytesOf, monthOf } from '#offline/data-meter.ts'
import { openStore } from '#offline/stores.ts'

/** Parses a typed price with a comma or a point: a number; null for empty input; undefined for invalid input. */
export function readPrice(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  return /^\d{1,6}(\.\d{0,4})?$/.test(typed) ? Number(typed) : undefined
}

/** The cost of a number of bytes at a price per MB (1,000,000 bytes), rounded to hundredths. */
export const costOf = (bytes: number, price: number): number => Math.round((bytes / 1_000_000) * price * 100) / 100

/** Price per MB (1,000,000 bytes) by region, as each region has its own currency. */
const prices = openStore<number>('prices')
const readEvery = 2_000

export type DataCost = { readonly thisMonth: number; readonly lastMonth: number }

/** Bytes of this month and the last, read again every two seconds while mounted; null until read. */
export function useDataCost(): DataCost | null {
  const [cost, setCost] = useState<DataCost | null>(null)
  useEffect(() => {
    let isActive = true
    const read = async () => {
      const now = new Date()
      const [thisMonth, lastMonth] = await Promise.all([
        bytesOf(monthOf(now)),
        bytesOf(monthOf(new Date(now.getFullYear(), now.getMonth() - 1, 1))),
      ])
      if (isActive) setCost({ thisMonth, lastMonth })
    }
    void read()
    const timer = setInterval(() => void read(), readEvery)
    return () => {
      isActive = false
      clearInterval(timer)
    }
  }, [])
  return cost
}

/** The shopper's price per MB in a region, and its setter; null where none was entered. */
export function useMegabytePrice(regionId: number): [number | null, (price: number | null) => void] {
  const [price, setPrice] = useState<number | null>(null)
  useEffect(() => {
    let isActive = true
    void prices.read(String(regionId)).then((stored) => isActive && setPrice(stored ?? null))
    return () => void (isActive = false)
  }, [regionId])
  const save = (next: number | null) => {
    setPrice(next)
    void (next === null ? prices.remove(String(regionId)) : prices.write(String(regionId), next))
  }
  return [price, save]
}
