import { Trans, useLingui } from '@lingui/react/macro'
import type { Category } from '#contract/category.ts'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'

/** All brands, or those of one department. */
export function BrandDepartments({
  departments,
  chosenId,
}: {
  departments: readonly Category[]
  chosenId: number | undefined
}) {
  const { t } = useLingui()
  return (
    <ChipRow label={t`Departments`}>
      <ChipLink href="/brands" isChosen={chosenId === undefined}>
        <Trans>All brands</Trans>
      </ChipLink>
      {departments.map(({ categoryId, shortName }) => (
        <ChipLink key={categoryId} href={`/brands?categoryId=${categoryId}`} isChosen={categoryId === chosenId}>
          {shortName}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
