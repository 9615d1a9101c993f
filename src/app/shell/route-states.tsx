import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { failedAfter, slowAfter } from '#cache/use-answer.ts'
import { connectionNow } from '#sync/connection.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { ScreenState } from './screen-states.tsx'

const retry = () => location.reload()

/** The error state of a screen or part whose code did not load or that threw: states the cause, with an action. */
export function RouteFailed({ level }: { level?: 1 | 2 }) {
  const isOffline = connectionNow() === 'offline'
  return (
    <ScreenState
      {...(level ? { level } : {})}
      state={{ state: isOffline ? 'not-saved' : 'failed', retry }}
      skeleton={null}
    />
  )
}

/**
 * The loading state of a screen's code: offers to try again after 5 s and gives up after 120 s
 * (docs/product.md#limits).
 */
export function RoutePending() {
  const { t } = useLingui()
  const [state, setState] = useState<'loading' | 'slow' | 'unreachable'>('loading')
  useEffect(() => {
    const timers = [setTimeout(setState, slowAfter, 'slow'), setTimeout(setState, failedAfter, 'unreachable')]
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <ScreenState
      state={state === 'loading' ? { state } : { state, retry }}
      skeleton={
        <div className="page">
          <ProductGrid label={t`Loading`} isBusy>
            <CardSkeletons number={8} />
          </ProductGrid>
        </div>
      }
    />
  )
}
