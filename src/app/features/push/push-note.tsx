import { Trans } from '@lingui/react/macro'
import { openInstallSheet } from '#features/installation/index.ts'
import { useShopper } from '#session/shopper.ts'
import { Button } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { brand } from '#words/brand.ts'
import type { TurnedOn } from './push-commands.ts'
import type { PushSupport } from './push-support.ts'

type Properties = {
  support: PushSupport
  /** The result of the last attempt to turn notifications on; null without an attempt. */
  result: TurnedOn | null
}

/**
 * Why this device gets no notifications, and the next step; nothing where they can be turned on. A shopper reads all
 * messages but reminders and ending checkouts in the list of notifications; a guest's are in no list
 * (docs/product.md#push-permission).
 */
export function PushNote({ support, result }: Properties) {
  const isShopper = useShopper() !== null
  if (support === 'unsupported')
    return (
      <Note kind="info" icon="info">
        {isShopper ? (
          <Trans>
            This browser can't show notifications. You find messages about your orders, refunds and favourites in your
            list of notifications.
          </Trans>
        ) : (
          <Trans>This browser can't show notifications. Log in to get messages in your list of notifications.</Trans>
        )}
      </Note>
    )
  if (support === 'install-first')
    return (
      <Note kind="info" icon="device-mobile">
        <p>
          <Trans>
            On iPhone and iPad, only the installed app gets notifications. Add {brand.name} to your home screen, open it
            there, and turn notifications on in Settings.
          </Trans>
        </p>
        <Button kind="outline" size="small" aria-haspopup="dialog" onClick={openInstallSheet}>
          <Trans>Install app</Trans>
        </Button>
      </Note>
    )
  if (support === 'blocked')
    return (
      <Note kind="warn" icon="warning-circle">
        <Trans>
          Notifications from {brand.name} are blocked. Open the settings of this site in your browser, or of the app on
          your phone, allow notifications, and come back.
        </Trans>
      </Note>
    )
  if (result === 'dismissed')
    return (
      <Note kind="info" icon="info">
        <Trans>Notifications stay off, because they weren't allowed. You can turn them on in Settings.</Trans>
      </Note>
    )
  if (result === 'no-service')
    return (
      <Note kind="danger" icon="warning-circle">
        {isShopper ? (
          <Trans>
            Your browser can't reach its notification service, so notifications stay off. Try again later; you find
            messages about your orders, refunds and favourites in your list of notifications.
          </Trans>
        ) : (
          <Trans>
            Your browser can't reach its notification service, so notifications stay off. Try again later, or log in to
            get messages in your list of notifications.
          </Trans>
        )}
      </Note>
    )
  return result === 'unreachable' ? <NeedsInternet /> : null
}

/** Says that notifications cannot be turned on without a network. */
export const NeedsInternet = () => (
  <Note kind="info" icon="wifi-slash">
    <Trans>Turning on notifications needs internet.</Trans>
  </Note>
)
