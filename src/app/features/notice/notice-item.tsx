import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { instantHere } from '#contract/time.ts'
import type { Language } from '#contract/wire.ts'
import { serverNow, useThisYear } from '#device/server-clock.ts'
import { classes } from '#ui/base/class-names.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { Tile } from '#ui/layout/tile.tsx'
import { formatAge } from '#words/screens/age.ts'
import { formatDay } from '#words/screens/day.ts'
import styles from './notice-item.module.css'

/** Age in ms beyond which the date is shown instead of the age. */
const week = 7 * 86_400_000

type Properties = {
  picture: string | undefined
  tint: number
  title: string
  isUnread: boolean
  /** A time in the wire's format (docs/wire.md#times). */
  time: string
  children: ReactNode
} & ({ href: PagePath; onOpen: () => void } | { href?: never; onOpen?: never })

/**
 * A notice: a picture, the event and its time, and a dot while unread (docs/design.md#notice-item). With `href` the
 * notice links to its subject; otherwise the notice is complete by itself.
 */
export function NoticeItem({ picture, tint, title, isUnread, time, href, onOpen, children }: Properties) {
  const { i18n } = useLingui()
  const language = i18n.locale as Language
  const thisYear = useThisYear()
  const [at, now] = [instantHere(time), serverNow()]
  const inside = (
    <>
      <span className={styles.picture}>
        <Tile template={picture ?? null} sizes="44px" tint={tint} />
      </span>
      <span className={styles.words}>
        <b className={classes(styles.title, isUnread && styles.unread)}>{title}</b>
        <span className={classes(styles.message, href !== undefined && 'clip2')}>{children}</span>
        <time className={styles.age} dateTime={new Date(at).toISOString()}>
          {now - at < week ? formatAge(at, now, language) : formatDay(time, thisYear, language)}
        </time>
      </span>
      {isUnread && <UnreadDot />}
    </>
  )
  return href === undefined ? (
    <div className={styles.item}>{inside}</div>
  ) : (
    <PageLink href={href} className={classes(styles.item, styles.link)} onClick={onOpen}>
      {inside}
    </PageLink>
  )
}

/** The mark of an unread item. */
export const UnreadDot = () => (
  <span className={styles.dot}>
    <span className="sr">
      <Trans>Unread</Trans>
    </span>
  </span>
)
