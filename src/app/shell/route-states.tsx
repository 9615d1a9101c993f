import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { givenUpAfter, slowAfter } from '#cache/use-answer.ts'
import { connectionNow } from '#sync/connection.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { ScreenState } from './screen-states.tsx'

const retry = () => location.reload()

/** A screen's own code, or that of a part of it, did not come, or it broke: says which, with a way on. */
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

/** A screen's own code is on its way: after 5 s with a way to try again, after 120 s given up (spec §9). */
export function RoutePending() {
  const { t } = useLingui()
  const [state, setState] = useState<'loading' | 'slow' | 'unreachable'>('loading')
  useEffect(() => {
    const timers = [setTimeout(setState, slowAfter, 'slow'), setTimeout(setState, givenUpAfter, 'unreachable')]
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
