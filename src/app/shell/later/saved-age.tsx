import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import { useConnection } from '#sync/connection.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { formatAge } from '#words/screens/age.ts'

/**
 * The age of price and stock, shown while the server does not respond (docs/design.md#principles: never lie about
 * state).
 */
export function SavedAge({ at }: { at: number }) {
  const { i18n } = useLingui()
  const connection = useConnection()
  if (connection === 'online' || connection === 'slow') return null
  const age = formatAge(at, serverNow(), i18n.locale as Language)
  return (
    <Badge icon="clock">
      <Trans>updated {age}</Trans>
    </Badge>
  )
}
