import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '#ui/base/button.tsx'
import { Checkbox } from '#ui/choice/choice.tsx'
import styles from './selection-bar.module.css'

type Properties = { picked: number; isAll: boolean; selectAll: (isAll: boolean) => void; remove: () => void }

/** The bar above the tab bar while products are being selected. */
export function SelectionBar({ picked, isAll, selectAll, remove }: Properties) {
  return (
    <div className={styles.bar}>
      <div className={styles.all}>
        <Checkbox checked={isAll} onChange={(event) => selectAll(event.currentTarget.checked)}>
          <Trans>Select all</Trans>
        </Checkbox>
      </div>
      <p className="sr" role="status">
        <Plural value={picked} one="# product selected" other="# products selected" />
      </p>
      <Button kind="danger" isDisabled={picked === 0} onClick={remove}>
        {picked === 0 ? <Trans>Choose products to remove</Trans> : <Trans>Remove ({picked})</Trans>}
      </Button>
    </div>
  )
}
