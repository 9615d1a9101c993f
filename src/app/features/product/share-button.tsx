import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'

/** Shares this address where the browser can, else copies it and says so. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useLingui()
  const share = async () => {
    const url = location.href
    if (typeof navigator.share === 'function') {
      // Whoever closes the sheet has not failed.
      await navigator.share({ title: name, url }).catch(() => {})
      return
    }
    const isCopied = await copy(url)
    const { showToast } = await import('#ui/feedback/toast-store.ts')
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

/** Without a secure address there is no clipboard: then it fails, and says so. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The browser refuses the clipboard: the button says so.
    return false
  }
}
