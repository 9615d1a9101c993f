import { useLingui } from '@lingui/react/macro'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'
import { type OrderTab, orderGroups } from './order-tabs.ts'

/** The ways between the groups of orders; `null` is the list of refunds. */
export function OrderChips({ tab }: { tab: OrderTab | null }) {
  const { t, i18n } = useLingui()
  return (
    <ChipRow label={t`My orders`}>
      {orderGroups.map((group) => (
        <ChipLink key={group.href} href={group.href} isChosen={group.tab === tab}>
          {i18n._(group.words)}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
