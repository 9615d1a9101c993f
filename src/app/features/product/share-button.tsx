import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'

/**
 * Shares this address with the browser's share sheet where supported; otherwise copies the address and confirms that.
 */
export function ShareButton({ name }: { name: string }) {
  const { t } = useLingui()
  const share = async () => {
    const url = location.href
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is not an error.
      await navigator.share({ title: name, url }).catch(() => {})
      return
    }
    const isCopied = await copy(url)
    const { showToast } = await import('#ui/feedback/first/toast-store.ts')
    showToast(
      isCopied ? { kind: 'success', words: t`Link copied` } : { kind: 'error', words: t`Something went wrong.` },
    )
  }
  return (
    <IconButton isRaised label={t`Share`} onClick={() => void share()}>
      <Icon name="share-network" />
    </IconButton>
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
