import { SkuPicker } from '#ui/product/sku-picker.tsx'
import styles from './product-choices.module.css'
import type { ChoiceGroup } from './variants.ts'

/** One picker a group of choices; choosing changes picture, price and stock. */
export function ProductChoices({
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
