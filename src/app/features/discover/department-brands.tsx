import { useLingui } from '@lingui/react/macro'
import { brandList } from '../../../contract/category.ts'
import { catalogueQuery } from '../../data/catalogue-queries.ts'
import { usePlace } from '../../data/place.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { Chips, ChipLink } from '../../ui/chip.tsx'
import { Section } from '../../ui/section.tsx'

/** Brands that are shown; the rest is behind the title. */
const shown = 8

/** Whose things a department sells, those with most in front; nothing where that is not known or nobody is named. */
export function DepartmentBrands({ categoryId }: { categoryId: number }) {
  const { t } = useLingui()
  const brands = useAnswer(catalogueQuery(brandList, { categoryId, ...usePlace() }))
  if (brands.state !== 'ready' || brands.value.length === 0) return null
  return (
    <Section title={t`Brands`} more={{ href: `/brands?categoryId=${categoryId}`, words: t`See all` }}>
      <Chips>
        {brands.value.slice(0, shown).map(({ brandId, brandName }) => (
          <ChipLink key={brandId} href={`/category?categoryId=${categoryId}&brandId=${brandId}`}>
            {brandName}
          </ChipLink>
        ))}
      </Chips>
    </Section>
  )
}
