import { t } from '@lingui/core/macro'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { withWords } from '#i18n/with-words.ts'
import { useCartCount } from '#session/counts.ts'
import { useShopper } from '#session/shopper.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { additions } from '#ui/product/addition-store.ts'

/** Where what was asked of the cart is done. Its code comes where there is a cart to follow or something to add: a guest without one pays nothing for it. */
export function AddHost() {
  const { wanted } = useSyncExternalStore(additions.subscribe, additions.now, additions.now)
  const hasCart = useCartCount() > 0
  const isNeeded = useShopper() !== null || hasCart || wanted.length > 0
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isNeeded || Host) return
    withWords(import('./add-host.tsx'), 'later').then(
      ({ AddHost }) => setHost(() => AddHost),
      () => {
        if (additions.now().wanted.length === 0) return
        // Asking again tries again.
        additions.change({ wanted: [] })
        showToast({ kind: 'error', words: t`Something went wrong.` })
      },
    )
  }, [isNeeded, Host, wanted])
  return Host && <Host />
}
