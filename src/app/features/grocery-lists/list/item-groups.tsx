import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useStepwise } from '#ui/list/use-stepwise.ts'
import type { ListedItem } from '../listed-item.ts'
import { type ItemActions, ListItem } from './list-item.tsx'
import styles from './list-screen.module.css'
import { useGroups } from './use-groups.ts'

type Properties = {
  items: readonly ListedItem[]
  /** Null where the list can only be read. */
  actions: ItemActions | null
  isEdited: boolean
}

/** The items of a list by sub-category; a long list is rendered step by step. */
export function ItemGroups({ items, actions, isEdited }: Properties) {
  const { t } = useLingui()
  const groups = useGroups(items)
  const rendered = useStepwise(items.length)
  if (items.length === 0)
    return (
      <p className={styles.none}>
        <Trans>This list is empty. Add an item above, or add products from their pages.</Trans>
      </p>
    )
  let before = 0
  return groups.map(({ category, items: own }) => {
    const shown = own.slice(0, Math.max(0, rendered - before))
    before += own.length
    return (
      shown.length > 0 && (
        <section key={category?.categoryId ?? 0} className={styles.group}>
          <div className={styles.head}>
            <h2>{category?.categoryName ?? t`Other items`}</h2>
            <span>
              <span aria-hidden="true">{own.length}</span>
              <span className="sr">
                <Plural context="list" value={own.length} one="# item" other="# items" />
              </span>
            </span>
          </div>
          <ul>
            {shown.map((item) => (
              <ListItem key={item.itemId} item={item} actions={actions} isEdited={isEdited} />
            ))}
          </ul>
        </section>
      )
    )
  })
}
