import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import styles from './tracking.module.css'

/** Courier and tracking number of a parcel, with a copy button. */
export function ParcelNumber({ company, number }: { company: string; number: string }) {
  const { t } = useLingui()
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => showToast({ kind: 'success', words: t`Copied` }),
      () => showToast({ kind: 'error', words: t`Something went wrong.` }),
    )
  return (
    <div className={styles.parcel}>
      <p>
        {company} <b>{number}</b>
      </p>
      {'clipboard' in navigator && (
        <IconButton label={t`Copy tracking number`} onClick={() => void copy()}>
          <Icon name="copy" />
        </IconButton>
      )}
    </div>
  )
}
