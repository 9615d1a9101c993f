import type { ReactNode } from 'react'
import { useTimeLeft } from '#device/server-clock.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Countdown } from '#ui/product/countdown.tsx'
import styles from './group-buy.module.css'

/** The time until `endTime` by the server's clock, with `over` in its place once that time has come. */
export function TimeLeft({ endTime, over }: { endTime: string; over: ReactNode }) {
  const left = useTimeLeft(endTime)
  return (
    <span className={styles.time}>
      <Icon name="timer" size={20} />
      {left > 0 ? <Countdown milliseconds={left} isPlain /> : over}
    </span>
  )
}
