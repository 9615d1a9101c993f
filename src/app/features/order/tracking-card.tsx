import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TraceList } from '../../ui/trace-list.tsx'
import { SavedAge } from '../product/door.ts'
import { ParcelNumber } from './parcel-number.tsx'
import { orderWays } from './order-ways.ts'
import styles from './tracking.module.css'
import { useLogistics } from './use-order.ts'
import { useShownTraces } from './shown-traces.ts'

/** Most traces on the order's own page; the rest has a page. */
const mostTraces = 3

/** Where the parcel is, in short. What was never fetched leaves no hole without a network. */
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
      <TraceList label={t`Tracking`} traces={show(traces.slice(0, mostTraces))} />
      {number > mostTraces && (
        <PageLink href={orderWays.logistics(orderNumber)} className={styles.all}>
          <Trans>All {number} updates</Trans>
          <Icon name="caret-right-bold" size={16} />
        </PageLink>
      )}
    </Card>
  )
}
