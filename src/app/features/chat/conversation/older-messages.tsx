import { Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '#ui/base/button.tsx'
import styles from './message-list.module.css'

/** The loading of older messages. */
export type Older = { readonly state: 'ready' | 'loading' | 'failed' | 'end'; readonly load: () => void }

/**
 * The start of the loaded messages: loads older messages when it comes near the screen. A button does the same for
 * keyboard users and after a failure.
 */
export function OlderMessages({ scroller, older }: { scroller: RefObject<HTMLElement | null>; older: Older }) {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!start.current || older.state !== 'ready') return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && older.load(),
      { root: scroller.current, rootMargin: '600px 0px 0px' },
    )
    observer.observe(start.current)
    return () => observer.disconnect()
  }, [scroller, older])
  if (older.state === 'end') return null
  return (
    <div ref={start} className={styles.older}>
      {older.state === 'failed' && (
        <p role="status">
          <Trans>Couldn't load older messages.</Trans>
        </p>
      )}
      <Button kind="soft" size="small" isLoading={older.state === 'loading'} onClick={older.load}>
        {older.state === 'failed' ? <Trans>Try again</Trans> : <Trans>Older messages</Trans>}
      </Button>
    </div>
  )
}
