import type { SubCategory } from '#contract/category.ts'
import { categoryPath } from '#contract/links.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { categoryTint } from '#ui/product/category-tint.ts'
import { softHyphens } from '#words/screens/soft-hyphens.ts'
import styles from './discover-tile.module.css'

/** A sub-category as a large tile with its name below. */
export function DiscoverTile({ category }: { category: SubCategory }) {
  const { categoryId, categoryName, pic } = category
  return (
    <PageLink href={categoryPath(category)} className={styles.tile}>
      <Tile
        template={pic}
        sizes="(min-width: 835px) 110px, (min-width: 640px) 90px, 54px"
        tint={categoryTint(categoryId)}
        kind="small"
        when="soon"
      />
      <span>{softHyphens(categoryName)}</span>
    </PageLink>
  )
}
