import type { PushPlace } from './push-refusals.ts'
import { usePush } from './use-push.ts'

/**
 * Hook: whether a place may ask for notifications: this browser can show them, they are off, and the shopper has not
 * refused them at this place or turned them off (docs/product.md#push-permission).
 */
export function useCanAsk(place: PushPlace): boolean {
  const push = usePush()
  const isPossible = push?.support === 'askable' || push?.support === 'granted'
  return push !== null && isPossible && !push.isOn && !push.refusals.includes(place)
}
