import { Trans, useLingui } from '@lingui/react/macro'
import type * as v from 'valibot'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import { useBranch } from '#cache/catalogue/use-branch.ts'
import { useAnswer } from '#cache/use-answer.ts'
import type { Category } from '#contract/category.ts'
import { categoryPath, idInSlug, subCategoriesPath } from '#contract/links.ts'
import type { categoryRows } from '#contract/product-lists/product-lists.ts'
import { useMarket } from '#device/market.ts'
import { ProductRail, useRowByRow } from '#features/catalogue/index.ts'
import { useAddress } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useGrowing } from '#ui/layout/use-growing.ts'
import { departmentTitle } from './discover-titles.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'

/**
 * `/discover/sub/{category}`: one department, with the first products of each of its sub-categories
 * (docs/product.md#lists).
 */
export function SubCategoriesScreen({ segment }: { segment: string }) {
  const categoryId = idInSlug(segment)
  return categoryId === null ? (
    <PageNotFound />
  ) : (
    <Department key={categoryId} categoryId={categoryId} segment={segment} />
  )
}

function Department({ categoryId, segment }: { categoryId: number; segment: string }) {
  const branch = useBranch(categoryId)
  if (branch.state !== 'ready')
    return (
      <ScreenState
        state={branch}
        skeleton={
          <div className="page">
            <RowsSkeleton />
          </div>
        }
      />
    )
  const department = branch.value.find((one) => one.categoryId === categoryId)
  return department ? <KnownDepartment department={department} segment={segment} /> : <PageNotFound />
}

function KnownDepartment({ department, segment }: { department: Category; segment: string }) {
  const { t } = useLingui()
  const rows = useAnswer(listQueries.categoryRows(department.categoryId, useMarket()))
  const right = subCategoriesPath(department)
  useAddress(right === `/discover/sub/${segment}` ? null : right)
  useTitle(departmentTitle(department))
  return (
    <div className="page">
      <PageHead
        title={department.categoryName}
        trail={[
          { name: t`Home`, href: '/' },
          { name: t`Discover`, href: `/discover?categoryId=${department.categoryId}` },
        ]}
        aside={
          <ButtonLink kind="soft" size="small" href={categoryPath(department)}>
            <Trans>All products</Trans>
          </ButtonLink>
        }
      />
      {rows.state === 'ready' ? (
        <CategoryRows rows={rows.value} department={department} />
      ) : (
        <ScreenState level={2} state={rows} skeleton={<RowsSkeleton />} />
      )}
    </div>
  )
}

/** The rows of all sub-categories. The server renders only the first row. */
function CategoryRows({ rows, department }: { rows: v.InferOutput<typeof categoryRows.reply>; department: Category }) {
  const { t } = useLingui()
  const rendered = useRowByRow(rows.length)
  useGrowing(rendered < rows.length)
  return rows.slice(0, rendered).map(({ categoryId, productDtoList }, index) => {
    const child = department.children.find((one) => one.categoryId === categoryId)
    return child ? (
      <Section key={categoryId} title={child.categoryName} more={{ href: categoryPath(child), words: t`See all` }}>
        <ProductRail label={child.categoryName} products={productDtoList} firstCards={index === 0 ? 2 : 0} />
      </Section>
    ) : null
  })
}
