import { t } from '@lingui/core/macro'
import { showToast } from './first/toast-store.ts'

/**
 * Shares an address with the browser's share sheet where supported; otherwise copies the address and confirms that.
 * `name` is the title of the shared page.
 */
export async function shareAddress(name: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    // Closing the share sheet is not an error.
    await navigator.share({ title: name, url }).catch(() => {})
    return
  }
  showToast(
    (await copy(url)) ? { kind: 'success', words: t`Link copied` } : { kind: 'error', words: t`Something went wrong.` },
  )
}

/** Copies a text. Resolves to false on failure: on an insecure origin there is no clipboard. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The browser refused access to the clipboard: the button shows the failure.
    return false
  }
}
