import { SkuPicker } from '#ui/product/sku-picker.tsx'
import styles from './variant-choices.module.css'
import type { ChoiceGroup } from './variant-rules.ts'

/** Shows one picker for each group of choices, for example colour and size. */
export function VariantChoices({
  groups,
  choose,
  tint,
}: {
  groups: readonly ChoiceGroup[]
  choose: (group: string, value: string) => void
  tint: number
}) {
  if (groups.length === 0) return null
  return (
    <div className={styles.choices}>
      {groups.map((group) => (
        <SkuPicker key={group.name} {...group} tint={tint} onChoose={(value) => choose(group.name, value)} />
      ))}
    </div>
  )
}
