import { useLingui } from '@lingui/react/macro'
import { useAnswer } from '#cache/use-answer.ts'
import { useMarket } from '#device/market.ts'
import { ProductRail } from '#features/catalogue/index.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Rail } from '#ui/list/rail.tsx'
import { restQueries } from './rest-queries.ts'

/**
 * Up to 12 similar products (docs/product.md#limits); absent where there are none or the request failed, as they are
 * not essential to the page.
 */
export function SimilarProducts({ prodId }: { prodId: number }) {
  const { t } = useLingui()
  const similar = useAnswer(restQueries.similar(prodId, useMarket()))
  const title = t`Similar products`
  if (similar.state === 'loading' || similar.state === 'slow') {
    return (
      <Section title={title}>
        <Rail label={title} isGridOnDesktop>
          <CardSkeletons number={6} kind="rail" />
        </Rail>
      </Section>
    )
  }
  if (similar.state !== 'ready' || similar.value.records.length === 0) return null
  return (
    <Section title={title}>
      <ProductRail label={title} products={similar.value.records} />
    </Section>
  )
}
