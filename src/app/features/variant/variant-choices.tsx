import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { SkuPicker } from '#ui/product/sku-picker.tsx'
import styles from './variant-choices.module.css'
import type { ChoiceGroup } from './variant-rules.ts'

type Properties = {
  groups: readonly ChoiceGroup[]
  choose: (group: string, value: string) => void
  tint: number
  /** The button of the size guide, and the name of the group beside which the button stands. */
  guide: ReactNode
  guideAt: string | undefined
  /** The number of attempts to buy without a choice; each moves the focus to the first missing choice. */
  asked: number
}

/** Shows one picker for each group of choices, for example colour and size (docs/product.md#variants). */
export function VariantChoices({ groups, choose, tint, guide, guideAt, asked }: Properties) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Only a group with a message has a description.
    const group = asked > 0 && frame.current?.querySelector('[aria-describedby]')
    if (!group) return
    group.scrollIntoView({ block: 'center' })
    group.querySelector('input')?.focus({ preventScroll: true })
  }, [asked])
  if (groups.length === 0) return null
  return (
    <div ref={frame} className={styles.choices}>
      {groups.map((group) => {
        const { name, chosen } = group
        return (
          <SkuPicker
            key={name}
            {...group}
            tint={tint}
            onChoose={(value) => choose(name, value)}
            missing={asked > 0 && chosen === null ? t`Please choose: ${name}` : undefined}
          >
            {guideAt === name && guide}
          </SkuPicker>
        )
      })}
    </div>
  )
}
