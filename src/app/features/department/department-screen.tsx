import { Plural, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { categoryTree, type Category } from '../../../contract/category.ts'
import { idInPath } from '../../../contract/links.ts'
import { departmentListQuery } from '../../../contract/page-calls.ts'
import type { ProductCard } from '../../../contract/product.ts'
import { search } from '../../../contract/search.ts'
import { catalogueQuery, endlessQuery } from '../../data/catalogue-queries.ts'
import { usePlace } from '../../data/place.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { PageNotFound } from '../../shell/page-not-found.tsx'
import { ScreenState } from '../../shell/screen-states.tsx'
import { useAddress } from '../../shell/use-address.ts'
import { useTitle } from '../../shell/use-title.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { CategoryTile, CategoryTiles } from '../../ui/category-tile.tsx'
import { EndlessGrid, useEndlessList } from '../endless/door.ts'
import { DepartmentSkeleton } from './department-skeleton.tsx'
import styles from './department-screen.module.css'

/** `/{categoryList}/{categoryId}`: only a known category; where the tree was never fetched, "not saved" (choice 10). */
export function DepartmentScreen({ slug, id }: { slug: string; id: string }) {
  const place = usePlace()
  const tree = useAnswer(catalogueQuery(categoryTree, place))
  const categoryId = idInPath(id)
  if (categoryId === null) return <PageNotFound />
  if (tree.state !== 'ready') return <ScreenState state={tree} skeleton={<DepartmentSkeleton />} />
  const found = findCategory(tree.value, categoryId)
  return found ? <KnownCategory {...found} slug={slug} /> : <PageNotFound />
}

type Found = { category: Category | Category['children'][number]; parent: Category | null }

function findCategory(tree: readonly Category[], categoryId: number): Found | null {
  for (const department of tree) {
    if (department.categoryId === categoryId) return { category: department, parent: null }
    const child = department.children.find((one) => one.categoryId === categoryId)
    if (child) return { category: child, parent: department }
  }
  return null
}

const addressOf = (category: { slug: string; categoryId: number }) => `/${category.slug}/${category.categoryId}`
const idOf = (card: ProductCard) => card.prodId

function KnownCategory({ category, parent, slug }: Found & { slug: string }) {
  const { t } = useLingui()
  const place = usePlace()
  useTitle(category.categoryName)
  useAddress(slug === category.slug ? null : addressOf(category))
  const options = useMemo(() => endlessQuery(search, departmentListQuery(category.categoryId, place)), [category.categoryId, place])
  const products = useEndlessList<ProductCard>(options, idOf)
  const siblings = parent?.children ?? category.children
  return (
    <div className="page">
      <Breadcrumb
        items={[
          { name: t`Home`, href: '/' },
          ...(parent ? [{ name: parent.categoryName, href: addressOf(parent) }] : []),
          { name: category.categoryName },
        ]}
      />
      <div className={styles.head}>
        <h1>{category.categoryName}</h1>
        {products.state === 'ready' && <p><Plural value={products.list.total} one="# product" other="# products" /></p>}
      </div>
      {!parent && siblings.length > 0 && (
        <div className={styles.children}>
          <CategoryTiles label={t`Sub-categories`}>
            {siblings.map((child) => (
              <CategoryTile key={child.categoryId} href={addressOf(child)} name={child.categoryName} picture={child.pic} tint={child.categoryId} />
            ))}
          </CategoryTiles>
        </div>
      )}
      {products.state === 'ready' && <h2 className="sr">{t`Products`}</h2>}
      {products.state === 'ready' ? (
        <EndlessGrid label={category.categoryName} list={products.list} firstCards={2} />
      ) : (
        <ScreenState level={2} state={products} skeleton={<DepartmentSkeleton />} />
      )}
    </div>
  )
}
