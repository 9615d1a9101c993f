import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import type { Brand } from '#contract/category.ts'
import { useMarket } from '#device/market.ts'
import { illustrations } from '#shell/illustrations.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Field } from '#ui/form/field.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { BrandDepartments } from './brand-departments.tsx'
import { BrandIndex } from './brand-index.tsx'
import { brandsLike } from './brand-letters.ts'
import styles from './brands-screen.module.css'
import { BrandsSkeleton } from './brands-skeleton.tsx'
import { brandsTitle } from './brands-titles.ts'

/**
 * `/brands`: every brand from A to Z with its number of products in the region, limited to one department if the
 * address names one.
 */
export function BrandsScreen({ categoryId }: { categoryId: number | undefined }) {
  const { t, i18n } = useLingui()
  const market = useMarket()
  const tree = useAnswer(mallQueries.tree(market))
  const brands = useAnswer(mallQueries.brands(categoryId, market))
  const title = brandsTitle(i18n)
  useTitle(title)
  if (brands.state === 'missing') return <PageNotFound />
  const departments = tree.state === 'ready' ? tree.value : []
  return (
    <div className="page">
      <PageHead
        title={title}
        trail={[{ name: t`Home`, href: '/' }]}
        note={brands.state === 'ready' && <Plural value={brands.value.length} one="# brand" other="# brands" />}
      />
      <BrandDepartments departments={departments} chosenId={categoryId} />
      {brands.state === 'ready' ? (
        <Brands brands={brands.value} categoryId={categoryId} />
      ) : (
        <ScreenState level={2} state={brands} skeleton={<BrandsSkeleton />} />
      )}
    </div>
  )
}

function Brands({ brands, categoryId }: { brands: readonly Brand[]; categoryId: number | undefined }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const found = brandsLike(brands, typed)
  const words = typed.trim()
  return (
    <>
      <div className={styles.field} role="search">
        <Field
          label={t`Find a brand`}
          type="search"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <p className="sr" role="status">
        {words && <Plural value={found.length} one="# brand" other="# brands" />}
      </p>
      {found.length > 0 ? (
        <BrandIndex brands={found} categoryId={categoryId} />
      ) : words ? (
        <EmptyState
          picture={illustrations.compass}
          tint={1}
          title={t`No brands found`}
          sentence={t`Try searching for a product instead.`}
          action={
            <ButtonLink kind="primary" href={`/SearchResults/${encodeURIComponent(words)}`}>
              <Trans>Search for “{words}”</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          picture={illustrations.basket}
          title={t`No brands here`}
          sentence={t`There are no brands in this department.`}
          action={
            <ButtonLink kind="primary" href="/brands">
              <Trans>All brands</Trans>
            </ButtonLink>
          }
        />
      )}
    </>
  )
}
