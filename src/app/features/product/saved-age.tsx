import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '../../../contract/wire.ts'
import { formatAge } from '../../../words/age.ts'
import { useConnection } from '../../data/connection.ts'
import { serverNow } from '../../data/moment.ts'
import { Badge } from '../../ui/badge.tsx'

/** How old price and stock are, while the shop does not answer (DESIGN.md §1: never lie about state). */
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
