import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Session } from '#contract/account/user.ts'
import { instantOf } from '#contract/time.ts'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { ownTimeZone } from '#offline/call.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { keepFocus } from '#ui/layout/keep-focus.ts'
import { formatAge } from '#words/screens/age.ts'
import styles from './account.module.css'
import { deviceOf } from './device-name.ts'

type Properties = { session: Session; isOffline: boolean; isEnding: boolean; onEnd: () => void }

/** A signed-in device: its name, when the server last saw the device, and the button that signs it out. */
export function DeviceRow({ session, isOffline, isEnding, onEnd }: Properties) {
  const { t } = useLingui()
  const { lang } = useMarket()
  // The pressed button disappears together with the row.
  useEffect(() => keepFocus, [])
  const { name, isPhone } = deviceOf(session.device)
  const shown = name || t`Unknown device`
  const age = formatAge(instantOf(session.lastSeenAt, ownTimeZone()), serverNow(), lang)
  return (
    <li className={styles.row}>
      <span className={styles.lead}>
        <Icon name={isPhone ? 'device-mobile' : 'desktop'} size={24} />
      </span>
      <span className={styles.words}>
        {shown}
        <small>{session.isCurrent ? <Trans>This device</Trans> : <Trans>Last seen {age}</Trans>}</small>
      </span>
      {!session.isCurrent && !isOffline && (
        <Button kind="soft" size="small" isLoading={isEnding} aria-label={t`Log out of ${shown}`} onClick={onEnd}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  )
}
