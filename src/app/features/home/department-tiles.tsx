import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Category } from '../../../contract/category.ts'
import { CategoryButton, CategoryTile, CategoryTiles } from '../../ui/category-tile.tsx'

/** Two rows of five on the phone, one row of ten on the desktop; the last place shows the rest. */
const shown = 9

/** The departments; nine of them and a button for the others. */
export function DepartmentTiles({ departments }: { departments: readonly Category[] }) {
  const { t } = useLingui()
  const [isExpanded, setExpanded] = useState(false)
  return (
    <CategoryTiles label={t`Departments`}>
      {(isExpanded ? departments : departments.slice(0, shown)).map((department) => (
        <CategoryTile
          key={department.categoryId}
          href={`/${department.slug}/${department.categoryId}`}
          name={department.shortName}
          picture={department.pic}
          tint={department.categoryId}
        />
      ))}
      {departments.length > shown && (
        <CategoryButton icon="squares-four" isExpanded={isExpanded} name={isExpanded ? t`Fewer` : t`All`} onPress={() => setExpanded(!isExpanded)} />
      )}
    </CategoryTiles>
  )
}
