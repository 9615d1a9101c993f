import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import type { GroupBuyDetail } from '#contract/group-buy/group-buy.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { useMarket } from '#device/market.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { choicesAfter, currentChoices, groupsOf, offerOf, StockBadge, VariantChoices } from '#features/variant/index.ts'
import { useShopper } from '#session/shopper.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { QuantityStepper } from '#ui/choice/quantity-stepper.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Price } from '#ui/product/first/price.tsx'
import { Faces } from './faces.tsx'
import styles from './group-buy.module.css'
import { groupCheckoutPath, teamPath } from './group-buy-paths.ts'
import type { Joining } from './join.tsx'
import { useGroupBuy } from './use-group-buys.ts'

type Properties = { joining: Joining; onClose: () => void }

/**
 * Asks for the variant and the number of pieces to buy in a group, and leads to the checkout; a guest logs in first
 * (docs/product.md#group-team).
 */
export function JoinSheet({ joining, onClose }: Properties) {
  const { t } = useLingui()
  const product = useAnswer(productQueries.info(joining.prodId, useMarket()))
  const group = useGroupBuy(joining.groupBuyId)
  const title = joining.teamId === undefined ? t`Start a team` : t`Join the team`
  if (product.state === 'ready' && group.state === 'ready')
    return (
      <Choose title={title} product={product.value} group={group.value} teamId={joining.teamId} onClose={onClose} />
    )
  const waiting = product.state === 'ready' ? group : product
  return (
    <Sheet title={title} onClose={onClose}>
      {waiting.state !== 'ready' && <ScreenState level={2} state={waiting} skeleton={<Skeleton kind="hero" />} />}
    </Sheet>
  )
}

function Choose({
  title,
  product,
  group,
  teamId,
  onClose,
}: {
  title: string
  product: ProductDetail
  group: GroupBuyDetail
  teamId: number | undefined
  onClose: () => void
}) {
  const router = useRouter()
  const isShopper = useShopper() !== null
  const { skuList, prodId, prodName, priceSymbol } = product
  const { groupBuyId, limitPerUser, size, teamHours, team } = group
  const [choices, setChoices] = useState(() => currentChoices(skuList, undefined, product.pic))
  const [wanted, setWanted] = useState(1)
  const [asked, setAsked] = useState(0)
  const { sku, cheapest, isFrom, stocks } = offerOf(skuList, choices)
  const limit = Math.min(limitPerUser, stocks)
  const count = Math.max(1, Math.min(wanted, limit))
  const canBuy = product.isAvailable && stocks > 0
  const price = group.skus.find(({ skuId }) => skuId === cheapest.skuId)?.groupPrice ?? cheapest.price
  const go = () => {
    if (!sku) return setAsked(asked + 1)
    const path = groupCheckoutPath({ prodId, skuId: sku.skuId, count, groupBuyId, teamId })
    onClose()
    if (isShopper) router.history.push(path)
    else openLogin({ path })
  }
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <Button kind="primary" isWide isDisabled={!canBuy} onClick={go}>
          {canBuy ? <Trans>Continue to checkout</Trans> : <Trans>Out of stock</Trans>}
        </Button>
      }
    >
      <div className={styles.chosen}>
        <div className={styles.thumb}>
          <Tile template={cheapest.pic} sizes="64px" tint={prodId} isFaded={!canBuy} />
        </div>
        <div>
          <h3>{prodName}</h3>
          <Price amount={price} was={cheapest.price} symbol={priceSymbol} isFrom={isFrom} isQuiet={!canBuy} />
          <StockBadge stocks={stocks} isChosen={sku !== null} />
        </div>
      </div>
      <VariantChoices
        groups={groupsOf(skuList, choices)}
        choose={(axis, value) => setChoices(choicesAfter(skuList, choices, axis, value))}
        tint={prodId}
        guide={undefined}
        guideAt={undefined}
        asked={asked}
      />
      {canBuy && limit > 1 && (
        <div className={styles.count}>
          <span>
            <Trans>Quantity</Trans>
          </span>
          <QuantityStepper name={prodName} count={count} stock={limit} isLimit={limit < stocks} onChange={setWanted} />
        </div>
      )}
      {teamId === undefined && team && (
        <div className={styles.other}>
          <Faces team={team} />
          <ButtonLink kind="soft" size="small" href={teamPath(team.team.teamId)}>
            {team.isYours === 1 ? <Trans>View team</Trans> : <Trans>Join the team</Trans>}
          </ButtonLink>
        </div>
      )}
      <div className={styles.note}>
        <Note kind="info" icon="info">
          <p>
            {teamId === undefined ? (
              <Plural
                value={teamHours}
                one={`You pay now. Your team of ${size} then has # hour to fill.`}
                other={`You pay now. Your team of ${size} then has # hours to fill.`}
              />
            ) : (
              <Trans>You pay now. Your order is sent once the team is full.</Trans>
            )}{' '}
            <Trans>If the team isn't full in time, you get everything back.</Trans>
          </p>
        </Note>
      </div>
    </Sheet>
  )
}
