import { useLingui } from '@lingui/react/macro'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { coinProducts } from '#contract/coin/coin-products.ts'
import { useMarket } from '#device/market.ts'
import { CatalogueCard } from '#features/catalogue/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'

/** The region's products with a coin price; absent where there are none, or without an answer, which may be a saved one. */
export function CoinProducts() {
  const { t } = useLingui()
  const { regionId, lang } = useMarket()
  const found = useAnswer(catalogueQuery(coinProducts, { regionId, lang }))
  if (found.state !== 'ready' || found.value.length === 0) return null
  const title = t`Items you can pay in full with coins`
  return (
    <Section title={title}>
      <ProductGrid label={title}>
        {found.value.map((card) => (
          <CatalogueCard key={card.prodId} card={card} when="near" />
        ))}
      </ProductGrid>
    </Section>
  )
}
