import { Trans, useLingui } from '@lingui/react/macro'
import { orderLinks } from '#features/order/order-transitions.ts'
import { useLogistics } from '#features/order/use-order.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { TraceList } from '#ui/list/trace-list.tsx'
import { ParcelNumber } from './parcel-number.tsx'
import { useShownTraces } from './shown-traces.ts'
import styles from './tracking.module.css'

/** Maximum number of tracking events on the order's own page; the tracking page shows all. */
const maxTraces = 3

/** The tracking of a parcel in short. Renders nothing offline where the tracking was never fetched. */
export function TrackingCard({ orderNumber }: { orderNumber: string }) {
  const { t } = useLingui()
  const answer = useLogistics(orderNumber)
  const show = useShownTraces()
  if (answer.state === 'loading' || answer.state === 'slow')
    return (
      <Card title={<Trans>Tracking</Trans>}>
        <Skeleton kind="block" />
      </Card>
    )
  if (answer.state !== 'ready') return null
  const { company, trackingNumber, traces } = answer.value
  const number = traces.length
  return (
    <Card title={<Trans>Tracking</Trans>} aside={<SavedAge at={answer.at} />}>
      {trackingNumber && <ParcelNumber company={company} number={trackingNumber} />}
      <TraceList label={t`Tracking`} traces={show(traces.slice(0, maxTraces))} />
      {number > maxTraces && (
        <PageLink href={orderLinks.logistics(orderNumber)} className={styles.all}>
          <Trans>All {number} updates</Trans>
          <Icon name="caret-right-bold" size={16} />
        </PageLink>
      )}
    </Card>
  )
}
