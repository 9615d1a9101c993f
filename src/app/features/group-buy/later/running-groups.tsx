import { Trans, useLingui } from '@lingui/react/macro'
import type { GroupBuy } from '#contract/group-buy/group-buy.ts'
import type { Language } from '#contract/wire.ts'
import { CountdownUntil } from '#shell/countdown-until.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { Rail } from '#ui/list/rail.tsx'
import { Price } from '#ui/product/first/price.tsx'
import { groupBuyPath, teamPath } from '../group-buy-paths.ts'
import { useGroupBuys } from '../use-group-buys.ts'
import styles from './running-groups.module.css'

/** The group buys in a row. */
const most = 6

/** A row of group buys in progress, those that end first; empty where there is none, or the server is away. */
export function RunningGroups() {
  const { t } = useLingui()
  const answer = useGroupBuys('progress')
  const groups = answer.state === 'ready' ? answer.list.records.slice(0, most) : []
  return (
    groups.length > 0 && (
      <Rail label={t`Group buys`} isGridOnDesktop>
        {groups.map((group) => (
          <GroupLink key={group.groupBuyId} group={group} />
        ))}
      </Rail>
    )
  )
}

function GroupLink({ group: { card, team, endTime, size } }: { group: GroupBuy }) {
  const { i18n } = useLingui()
  const needed = (team?.needed ?? size).toLocaleString(i18n.locale as Language)
  return (
    <PageLink href={team ? teamPath(team.team.teamId) : groupBuyPath()} className={styles.card}>
      <div className={styles.content}>
        <Tile template={card.pic} sizes="148px" tint={card.prodId} kind="card" />
        <Price amount={card.groupPrice ?? card.price} was={card.price} symbol={card.priceSymbol} isStacked />
        <span className={`clip2 ${styles.name}`}>{card.prodName}</span>
        <span className={styles.need}>
          <Trans>{needed} more to go</Trans>
          <CountdownUntil endTime={team?.endTime ?? endTime} isPlain />
        </span>
      </div>
    </PageLink>
  )
}
