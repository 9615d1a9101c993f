import { useLingui } from '@lingui/react/macro'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'
import { type OrderTab, orderGroups } from './order-tabs.ts'

/** Links between the groups of orders; `null` is the list of refunds. The selected link is scrolled into view. */
export function OrderChips({ tab }: { tab: OrderTab | null }) {
  const { t, i18n } = useLingui()
  return (
    <ChipRow label={t`My orders`} ref={scrollToSelected} key={`${tab} ${i18n.locale}`}>
      {orderGroups.map((group) => (
        <ChipLink key={group.href} href={group.href} isChosen={group.tab === tab}>
          {i18n._(group.words)}
        </ChipLink>
      ))}
    </ChipRow>
  )
}

/** Scrolls a row so that its selected link is in the middle; the page itself does not scroll. */
function scrollToSelected(row: HTMLElement | null): void {
  const selected = row?.querySelector('[aria-current]')
  if (!row || !selected) return
  const [outer, inner] = [row.getBoundingClientRect(), selected.getBoundingClientRect()]
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
