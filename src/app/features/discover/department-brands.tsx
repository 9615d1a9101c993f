import { useLingui } from '@lingui/react/macro'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { useMarket } from '#device/market.ts'
import { BrandMark } from '#ui/base/brand-mark.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ChipLink, Chips } from '#ui/list/chip.tsx'

/** Number of brands shown; the title links to all of them. */
const shown = 8

/**
 * The brands of a department, those with the most products first; nothing while the brands are unknown or if there are
 * none.
 */
export function DepartmentBrands({ categoryId }: { categoryId: number }) {
  const { t } = useLingui()
  const brands = useAnswer(mallQueries.brands(categoryId, useMarket()))
  if (brands.state !== 'ready' || brands.value.length === 0) return null
  return (
    <Section title={t`Brands`} more={{ href: `/brands?categoryId=${categoryId}`, words: t`See all` }}>
      <Chips>
        {brands.value.slice(0, shown).map(({ brandId, brandName }) => (
          <ChipLink key={brandId} href={`/category?categoryId=${categoryId}&brandId=${brandId}`}>
            <BrandMark id={brandId} name={brandName} isSmall />
            {brandName}
          </ChipLink>
        ))}
      </Chips>
    </Section>
  )
}
