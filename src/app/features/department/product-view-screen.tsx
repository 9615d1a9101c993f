import { Plural, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useBranch } from '#cache/catalogue/use-branch.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { categoryPath } from '#contract/links.ts'
import type { ListBase } from '#contract/product-lists/list-params.ts'
import { categoryPageBase } from '#contract/product-lists/list-requests.ts'
import { useMarket } from '#device/market.ts'
import { FilteredList, useFilteredList } from '#features/results/index.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { BrandMark } from '#ui/base/brand-mark.tsx'
import { classes } from '#ui/base/class-names.ts'
import { Breadcrumb } from '#ui/layout/first/breadcrumb.tsx'
import styles from './department-screen.module.css'
import { DepartmentSkeleton } from './department-skeleton.tsx'
import { type FoundCategory, findCategory } from './find-category.ts'
import { listTitle } from './list-title.ts'

/** `/category`: all products, or those of `?categoryId=` and `?brandId=`, one or both (docs/product.md#lists). */
export function ProductViewScreen() {
  const query = usePageQuery()
  const base = useMemo(() => categoryPageBase(query), [query])
  if (!base) return <PageNotFound />
  const { categoryId, brandId: [brandId] = [] } = base
  const key = `${categoryId} ${brandId}`
  return brandId ? (
    <OfBrand key={key} categoryId={categoryId} brandId={brandId} />
  ) : (
    <OfCategory key={key} categoryId={categoryId} />
  )
}

type Subject = { categoryId?: number | undefined; brandId?: number; brandName?: string }

function OfBrand(subject: Subject & { brandId: number }) {
  const brands = useAnswer(mallQueries.brands(undefined, useMarket()))
  if (brands.state !== 'ready') return <ScreenState state={brands} skeleton={<DepartmentSkeleton />} />
  const brand = brands.value.find(({ brandId }) => brandId === subject.brandId)
  return brand ? <OfCategory {...subject} brandName={brand.brandName} /> : <PageNotFound />
}

function OfCategory({ categoryId, ...list }: Subject) {
  return categoryId === undefined ? (
    <ProductView {...list} found={null} />
  ) : (
    <OfKnownCategory {...list} categoryId={categoryId} />
  )
}

function OfKnownCategory({ categoryId, ...list }: Subject & { categoryId: number }) {
  const branch = useBranch(categoryId)
  if (branch.state !== 'ready') return <ScreenState state={branch} skeleton={<DepartmentSkeleton />} />
  const found = findCategory(branch.value, categoryId)
  return found ? <ProductView {...list} categoryId={categoryId} found={found} /> : <PageNotFound />
}

function ProductView({ categoryId, brandId, brandName, found }: Subject & { found: FoundCategory | null }) {
  const { t, i18n } = useLingui()
  const base = useMemo(
    (): ListBase => ({ ...(categoryId && { categoryId }), ...(brandId && { brandId: [brandId] }) }),
    [categoryId, brandId],
  )
  const products = useFilteredList(base)
  const title = listTitle(i18n, { brandName, categoryName: found?.category.categoryName })
  useTitle(title)
  const path = [found?.department, brandName ? found?.category : null].filter(
    (one) => one !== null && one !== undefined,
  )
  return (
    <div className="page">
      <Breadcrumb
        items={[
          { name: t`Home`, href: '/' },
          ...path.map((one) => ({ name: one.categoryName, href: categoryPath(one) })),
          { name: brandName ?? title },
        ]}
      />
      <div className={classes(styles.head, brandName && styles.ofBrand)}>
        {brandId && brandName && <BrandMark id={brandId} name={brandName} />}
        <h1 className="in-bar">{title}</h1>
        {products.total !== undefined && (
          <p>
            <Plural value={products.total} one="# product" other="# products" />
          </p>
        )}
      </div>
      <FilteredList of={products} label={title} />
    </div>
  )
}
