import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMarket } from '#device/market.ts'
import { readCartCount } from '#features/cart/index.ts'
import { useShopper } from '#session/shopper.ts'
import { switchRegion } from '../switch-region.ts'
import { SwitchQuestion } from './switch-question.tsx'

type RegionSwitch = {
  /** Switches to a region; with items in the cart of the current region, `question` comes first. */
  readonly switchTo: (regionId: number) => Promise<void>
  /** The question to show; null while there is none. */
  readonly question: ReactNode
}

/** Switches the region (docs/product.md#region-carts); `onClose` is called when the shopper stays. */
export function useRegionSwitch(onClose?: () => void): RegionSwitch {
  const { regionId } = useMarket()
  const client = useQueryClient()
  const userId = useShopper()?.userId ?? ''
  const [question, setQuestion] = useState<{ readonly to: number; readonly inCart: number } | null>(null)
  const close = () => {
    setQuestion(null)
    onClose?.()
  }
  return {
    switchTo: async (to) => {
      const inCart = await readCartCount(client, userId, regionId)
      if (inCart > 0) setQuestion({ to, inCart })
      else await switchRegion(to)
    },
    question: question && <SwitchQuestion {...question} onClose={close} />,
  }
}
