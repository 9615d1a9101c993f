import { usePush } from './use-push.ts'

/**
 * Hook: whether a place may ask for notifications: this browser can show them, they are off, and the shopper has never
 * refused them on this device or turned them off (docs/product.md#push-permission).
 */
export function useCanAsk(): boolean {
  const push = usePush()
  const isPossible = push?.support === 'askable' || push?.support === 'granted'
  return push !== null && isPossible && !push.isOn && !push.isRefused
}
