import { t } from '@lingui/core/macro'
import { showToast, type Toast } from '#ui/feedback/first/toast-store.ts'

/**
 * Reports that a list was changed. Where the device could not store the change, which is then lost when the tab closes,
 * the toast says instead that the device is full (docs/product.md#storage).
 */
export function showDone({ isStored }: { readonly isStored: boolean }, done: Omit<Toast, 'kind'>): void {
  if (isStored) showToast({ kind: 'success', ...done })
  else
    showToast({
      ...done,
      kind: 'warning',
      words: t`Your device is full. Saved pictures are removed first; saved pages stay.`,
    })
}
