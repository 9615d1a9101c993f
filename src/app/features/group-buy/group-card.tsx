import { Trans, useLingui } from '@lingui/react/macro'
import type { GroupBuy } from '#contract/group-buy/group-buy.ts'
import { productSlug } from '#contract/links.ts'
import type { Language } from '#contract/wire.ts'
import { useThisYear } from '#device/server-clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { Price } from '#ui/product/first/price.tsx'
import { formatDayTime } from '#words/screens/day-time.ts'
import { Faces } from './faces.tsx'
import { GroupAction } from './group-action.tsx'
import styles from './group-buy.module.css'
import { RefreshWhenOver, TimeLeft } from './time-left.tsx'

/** A group buy on the list (docs/design.md#group-buy-card): product, prices, team, time left and the next step. */
export function GroupCard({ group }: { group: GroupBuy }) {
  const { i18n } = useLingui()
  const { card, state, team, size, startTime, endTime } = group
  const starts = formatDayTime(startTime, useThisYear(), i18n.locale as Language)
  return (
    <article className={styles.card} aria-label={card.prodName}>
      <PageLink href={`/products/${productSlug(card)}`} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Tile template={card.pic} sizes="112px" tint={card.prodId} kind="card" isFaded={state === 'timedOut'} />
      </PageLink>
      <div className={styles.words}>
        <h2 className="clip2">
          <PageLink href={`/products/${productSlug(card)}`}>{card.prodName}</PageLink>
        </h2>
        <Price amount={card.groupPrice ?? card.price} was={card.price} symbol={card.priceSymbol} />
        {team ? (
          <Faces team={team} />
        ) : (
          <p className={styles.need}>
            <Trans>Team of {size}</Trans>
          </p>
        )}
        <div className={styles.foot}>
          {state === 'upcoming' ? (
            <span className={styles.time}>
              <Trans>Starts {starts}</Trans>
              <RefreshWhenOver endTime={startTime} />
            </span>
          ) : state === 'progress' ? (
            <TimeLeft endTime={team?.endTime ?? endTime} over={<Trans>Timed out</Trans>} />
          ) : (
            <Badge kind={state === 'completed' ? 'ok' : 'plain'}>
              {state === 'completed' ? <Trans context="group buy">Completed</Trans> : <Trans>Timed out</Trans>}
            </Badge>
          )}
          <GroupAction group={group} />
        </div>
      </div>
    </article>
  )
}
