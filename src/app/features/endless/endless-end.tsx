import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSavesData } from '#device/data-saver.ts'
import { Button } from '#ui/base/button.tsx'
import { useGrowing } from '#ui/layout/use-growing.ts'
import styles from './endless-end.module.css'
import type { EndlessList } from './use-endless-list.ts'

/**
 * Pages loaded automatically before the list waits for a tap, so that the content below can be reached. Under data
 * saver every page waits for a tap.
 */
const atOnce = 5

/**
 * The end of an endless list: loads the next page when it comes near the screen. A button does the same for keyboard
 * users and after a failure.
 * `failed` is the message of a failed page.
 */
export function EndlessEnd({
  list: { more, pages },
  failed,
}: {
  list: Pick<EndlessList<unknown>, 'more' | 'pages'>
  failed: ReactNode
}) {
  const end = useRef<HTMLDivElement>(null)
  const savesData = useSavesData()
  useGrowing(more.state === 'loading')
  useEffect(() => {
    if (!end.current || more.state !== 'ready' || pages % atOnce === 0 || savesData) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more.load(),
      { rootMargin: '800px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [more, pages, savesData])
  return (
    <div ref={end} className={styles.end}>
      {more.state === 'ready' && (
        <Button kind="soft" onClick={more.load}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {more.state === 'failed' && (
        <p className={styles.failed} role="status">
          {failed}{' '}
          <Button kind="soft" size="small" onClick={more.load}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}
