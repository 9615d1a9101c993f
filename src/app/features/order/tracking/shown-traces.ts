import { useLingui } from '@lingui/react/macro'
import type { Logistics, TraceKind } from '#contract/order/my-orders.ts'
import type { Language } from '#contract/wire.ts'
import { useThisYear } from '#device/server-clock.ts'
import type { ShownTrace } from '#ui/list/trace-list.tsx'
import { formatDayTime } from '#words/screens/day-time.ts'

/** Translates tracking events: the mall's own events are in the page's language, the courier's text is unchanged. */
export function useShownTraces(): (traces: Logistics['traces']) => ShownTrace[] {
  const { t, i18n } = useLingui()
  const words: Readonly<Record<Exclude<TraceKind, 'MOVED'>, string>> = {
    PLACED: t`The order was placed.`,
    PAID: t`The order was paid.`,
    PROMISED: t`The order will be paid on delivery.`,
    GROUPED: t`The team is full.`,
    SHIPPED: t`The parcel was handed to the courier.`,
    DELIVERED: t`The parcel was delivered.`,
    RECEIVED: t`The order is completed.`,
    CANCELLED: t`The order was cancelled.`,
  }
  const moved = t`The parcel is on its way.`
  const year = useThisYear()
  return (traces) =>
    traces.map(({ kind, text, place, time }) => ({
      words: kind === 'MOVED' ? text || moved : words[kind],
      place,
      time: formatDayTime(time, year, i18n.locale as Language),
    }))
}
