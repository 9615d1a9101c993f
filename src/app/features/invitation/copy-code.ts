import { t } from '@lingui/core/macro'
import { showToast } from '#ui/feedback/first/toast-store.ts'

/** Copies an invitation code and says so. */
export async function copyCode(code: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(code).then(
    () => true,
    () => false,
  )
  // Where copying fails, the visible code can still be selected by hand.
  showToast(
    isCopied ? { kind: 'success', words: t`Copied` } : { kind: 'info', words: t`Press and hold the code to copy it.` },
  )
}
