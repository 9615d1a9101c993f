import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { categoryPath, subCategoriesPath } from '#contract/links.ts'
import { DownloadButton } from '#features/offline-downloads/index.ts'
import { FilteredList, useFilteredList } from '#features/results/index.ts'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Breadcrumb } from '#ui/layout/first/breadcrumb.tsx'
import { ChipLink } from '#ui/list/chip.tsx'
import { CategoryTile, CategoryTiles } from '#ui/product/category-tile.tsx'
import { softHyphens } from '#words/screens/soft-hyphens.ts'
import styles from './department-screen.module.css'
import { type FoundCategory, selectedPath } from './find-category.ts'
import { listTitle } from './list-title.ts'

/**
 * The products of a category. A department shows its sub-categories as tiles above them, a sub-category its siblings as
 * chips.
 */
export function CategoryList({ category, department }: FoundCategory) {
  const { t, i18n } = useLingui()
  useTitle(listTitle(i18n, category))
  const { categoryId } = category
  const products = useFilteredList(useMemo(() => ({ categoryId }), [categoryId]))
  return (
    <div className="page">
      <Breadcrumb
        items={[
          { name: t`Home`, href: '/' },
          ...(department ? [{ name: department.categoryName, href: categoryPath(department) }] : []),
          { name: category.categoryName },
        ]}
      />
      <div className={styles.head}>
        <h1 className="in-bar">{category.categoryName}</h1>
        {products.total !== undefined && (
          <p>
            <Plural value={products.total} one="# product" other="# products" />
          </p>
        )}
        <DownloadButton query={{ categoryId }} label={category.categoryName} href={categoryPath(category)} />
      </div>
      {!department && category.children.length > 0 && (
        <div className={styles.children}>
          <CategoryTiles label={t`Sub-categories`} isRoomy>
            {category.children.map((child) => (
              <CategoryTile
                key={child.categoryId}
                href={selectedPath(category, child.categoryId)}
                name={softHyphens(child.categoryName)}
                picture={child.pic}
                id={child.categoryId}
              />
            ))}
          </CategoryTiles>
          <p className={styles.further}>
            <ButtonLink kind="text" size="small" href={subCategoriesPath(category)}>
              <Trans>See each category</Trans>
            </ButtonLink>
          </p>
        </div>
      )}
      {department && (
        <nav className={styles.neighbours} aria-label={t`Sub-categories`}>
          <ChipLink href={categoryPath(department)}>{t`All`}</ChipLink>
          {department.children.map((child) => (
            <ChipLink
              key={child.categoryId}
              href={selectedPath(department, child.categoryId)}
              isChosen={child.categoryId === categoryId}
            >
              {child.categoryName}
            </ChipLink>
          ))}
        </nav>
      )}
      <FilteredList of={products} label={category.categoryName} />
    </div>
  )
}
