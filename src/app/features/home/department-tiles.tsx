import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Category } from '#contract/category.ts'
import { categoryPath } from '#contract/links.ts'
import { CategoryMore, CategoryTile, CategoryTiles } from '#ui/product/category-tile.tsx'

/**
 * Number of departments shown: two rows of five on the phone, one row of ten on the desktop; the last tile leads to all
 * departments.
 */
const shown = 9

/** The first nine departments and a link to all of them. */
export const DepartmentTiles = memo(function DepartmentTiles({ departments }: { departments: readonly Category[] }) {
  const { t } = useLingui()
  return (
    <CategoryTiles label={t`Departments`}>
      {departments.slice(0, shown).map((department) => (
        <CategoryTile
          key={department.categoryId}
          href={categoryPath(department)}
          name={department.shortName}
          picture={department.pic}
          id={department.categoryId}
        />
      ))}
      <CategoryMore href="/categories/" icon="squares-four" name={t`All`} />
    </CategoryTiles>
  )
})
