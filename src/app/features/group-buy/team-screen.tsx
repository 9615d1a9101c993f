import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamInfo } from '#contract/group-buy/group-buy.ts'
import { idInPath, productSlug } from '#contract/links.ts'
import { useMarket } from '#device/market.ts'
import { useIsOver } from '#device/server-clock.ts'
import { RegionSwitchButton } from '#features/market/index.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Picture } from '#ui/base/picture.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { shareAddress } from '#ui/feedback/share-address.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { QrCode } from '#ui/layout/qr-code.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { Price } from '#ui/product/first/price.tsx'
import { regionName } from '#words/screens/country-names.ts'
import styles from './group-buy.module.css'
import { groupBuyPath, teamPath } from './group-buy-paths.ts'
import { teamTitle } from './group-buy-titles.ts'
import { useJoin } from './join.tsx'
import { RefreshWhenOver, TimeLeft } from './time-left.tsx'
import { useTeam } from './use-group-buys.ts'

/** `/group-buy/team/{teamId}`: a team, to join or to invite to (docs/product.md#group-team). */
export function TeamScreen({ segment }: { segment: string }) {
  const teamId = idInPath(segment)
  if (teamId === null) return <PageNotFound />
  return (
    <Canvas title={<Trans>Team</Trans>}>
      <KnownTeam teamId={teamId} />
    </Canvas>
  )
}

function KnownTeam({ teamId }: { teamId: number }) {
  const { i18n } = useLingui()
  const answer = useTeam(teamId)
  useTitle(teamTitle(i18n, answer.state === 'ready' ? answer.value.groupBuy.card.prodName : undefined))
  if (answer.state !== 'ready') return <ScreenState level={2} state={answer} skeleton={<Skeleton kind="hero" />} />
  return (
    <>
      <p className={styles.age}>
        <SavedAge at={answer.at} />
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Offer info={answer.value} />
          <Members info={answer.value} />
        </div>
        <div className={styles.column}>
          <Next info={answer.value} />
        </div>
      </div>
    </>
  )
}

/** The product of a team; the price belongs to the team's region, and another region shows that region's name instead. */
function Offer({ info: { groupBuy, regionId } }: { info: TeamInfo }) {
  const { card, size } = groupBuy
  const market = useMarket()
  return (
    <Card>
      <div className={styles.offer}>
        <PageLink href={`/products/${productSlug(card)}`} className={styles.picture} tabIndex={-1} aria-hidden="true">
          <Tile template={card.pic} sizes="112px" tint={card.prodId} kind="card" />
        </PageLink>
        <div className={styles.words}>
          <h2 className="clip2">
            <PageLink href={`/products/${productSlug(card)}`}>{card.prodName}</PageLink>
          </h2>
          {regionId === market.regionId ? (
            <Price amount={card.groupPrice ?? card.price} was={card.price} symbol={card.priceSymbol} />
          ) : (
            <p>
              <Badge kind="info" icon="map-pin">
                {regionName(regionId, market.lang)}
              </Badge>
            </p>
          )}
          <p className={styles.need}>
            <Trans>Team of {size}</Trans>
          </p>
        </div>
      </div>
    </Card>
  )
}

function Members({ info: { members, needed } }: { info: TeamInfo }) {
  return (
    <Card title={<Trans>Members</Trans>}>
      <ul className={styles.members}>
        {members.map(({ name, face, isStarter, isDemo }, at) => (
          <li key={at}>
            <span className={styles.face}>
              <Picture template={face} alt="" sizes="40px" />
            </span>
            <span className={styles.name}>{name}</span>
            {isStarter === 1 && (
              <Badge kind="deal">
                <Trans>Started the team</Trans>
              </Badge>
            )}
            {isDemo === 1 && (
              <Badge kind="plain">
                <Trans>Demo neighbour</Trans>
              </Badge>
            )}
          </li>
        ))}
        {Array.from({ length: needed }, (_, at) => (
          <li key={`free ${at}`}>
            <span className={styles.missing} aria-hidden="true">
              +1
            </span>
            <span className={styles.free}>
              <Trans>Free place</Trans>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The next step of the visitor: join, invite, pay, or find another team. */
function Next({ info }: { info: TeamInfo }) {
  const { team, needed, endTime, isYours, orderNumber, groupBuy, regionId } = info
  const isElsewhere = regionId !== useMarket().regionId
  const isOver = useIsOver(endTime)
  const isOffline = useIsOffline()
  const { join, sheet } = useJoin()
  const order = orderNumber && (`/order-details?orderNumber=${orderNumber}` as const)
  const { groupBuyId, card } = groupBuy
  const start = { groupBuyId, teamId: undefined, prodId: card.prodId }
  if (team.state === 'full')
    return (
      <Card>
        <p className={styles.state}>
          <Trans>This team is full. Its orders are being prepared.</Trans>
        </p>
        {order ? (
          <ButtonLink kind="primary" isWide href={order}>
            <Trans>Order details</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" isWide href={groupBuyPath()}>
            <Trans>Find another team</Trans>
          </ButtonLink>
        )}
      </Card>
    )
  // The time of an open team can end before the mall has answered again.
  if (team.state === 'timedOut' || (team.state === 'open' && isOver))
    return (
      <Card>
        <p className={styles.state}>
          <Trans>This team's time is over.</Trans>{' '}
          {isYours === 1 && <Trans>You'll get back everything you paid.</Trans>}
        </p>
        {team.state === 'open' && <RefreshWhenOver endTime={endTime} />}
        <ButtonLink kind="primary" isWide href={groupBuyPath()}>
          <Trans>Find another team</Trans>
        </ButtonLink>
        {order && (
          <ButtonLink kind="soft" isWide href={order}>
            <Trans>Order details</Trans>
          </ButtonLink>
        )}
      </Card>
    )
  if (team.state === 'starting')
    return (
      <Card>
        <p className={styles.state}>
          <Trans>Pay your order to open the team. Then you can invite friends.</Trans>
        </p>
        {order ? (
          <ButtonLink kind="primary" isWide href={order}>
            <Trans>Pay now</Trans>
          </ButtonLink>
        ) : isElsewhere ? (
          <Elsewhere regionId={regionId} />
        ) : (
          <Button kind="primary" isWide isDisabled={isOffline} onClick={() => join({ ...start, teamId: team.teamId })}>
            {isOffline ? <Trans>Needs internet</Trans> : <Trans>Continue to checkout</Trans>}
          </Button>
        )}
        {sheet}
      </Card>
    )
  return (
    <Card>
      <p className={styles.state} role="status">
        {isYours === 1 ? <Trans>You joined. {needed} more to go.</Trans> : <Trans>{needed} more to go</Trans>}
      </p>
      <TimeLeft endTime={endTime} over={<Trans>Timed out</Trans>} />
      {isYours === 1 ? (
        <Invite teamId={team.teamId} name={card.prodName} />
      ) : isElsewhere ? (
        <Elsewhere regionId={regionId} />
      ) : (
        <>
          <Button kind="primary" isWide isDisabled={isOffline} onClick={() => join({ ...start, teamId: team.teamId })}>
            {isOffline ? <Trans>Needs internet</Trans> : <Trans>Join the team</Trans>}
          </Button>
          <Button kind="soft" isWide isDisabled={isOffline} onClick={() => join(start)}>
            <Trans>Start a team</Trans>
          </Button>
          <Note kind="info" icon="info">
            <Trans>If the team isn't full in time, you get everything back.</Trans>
          </Note>
        </>
      )}
      {order && (
        <ButtonLink kind="soft" isWide href={order}>
          <Trans>Order details</Trans>
        </ButtonLink>
      )}
      {sheet}
    </Card>
  )
}

/** A team of another region is joined in that region, whose prices and delivery apply. */
function Elsewhere({ regionId }: { regionId: number }) {
  const there = regionName(regionId, useMarket().lang)
  return (
    <>
      <Note kind="info" icon="map-pin">
        <Trans>This team buys in another region: {there}. Switch regions to see the price and join.</Trans>
      </Note>
      <RegionSwitchButton to={regionId} />
    </>
  )
}

/** The link to the team, as a QR code and in the share sheet; both need no network. */
function Invite({ teamId, name }: { teamId: number; name: string }) {
  const { t } = useLingui()
  const address = new URL(teamPath(teamId), location.origin).href
  return (
    <>
      <div className={styles.qr}>
        <QrCode text={address} label={t`QR code of the link to your team`} size={160} />
      </div>
      <Button kind="primary" isWide onClick={() => void shareAddress(t`Join my team: ${name}`, address)}>
        <Icon name="share-network" />
        <Trans>Invite friends</Trans>
      </Button>
    </>
  )
}
