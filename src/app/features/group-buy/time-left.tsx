import { type ReactNode, useEffect } from 'react'
import { useIsOver } from '#device/server-clock.ts'
import { CountdownUntil } from '#shell/countdown-until.tsx'
import { Icon } from '#ui/base/icon.tsx'
import styles from './group-buy.module.css'
import { useRefreshGroupBuys } from './group-buy-queries.ts'

/**
 * The time until `endTime` by the server's clock; `over` replaces the time once the end is reached, and the group buys
 * are fetched again.
 */
export function TimeLeft({ endTime, over }: { endTime: string; over: ReactNode }) {
  const isOver = useIsOver(endTime)
  return (
    <span className={styles.time}>
      <Icon name="timer" size={20} />
      {isOver ? over : <CountdownUntil endTime={endTime} isPlain />}
      <RefreshWhenOver endTime={endTime} />
    </span>
  )
}

/** Fetches the shown group buys again once `endTime` is reached. */
export function RefreshWhenOver({ endTime }: { endTime: string }) {
  const isOver = useIsOver(endTime)
  const refresh = useRefreshGroupBuys()
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each end
  useEffect(() => {
    if (isOver) void refresh()
  }, [isOver, endTime, refresh])
  return null
}
