import { t } from '@lingui/core/macro'
import { type SaidLater, takeSaid } from '#device/later/said-later.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'

const words: Readonly<Record<SaidLater, () => string>> = {
  entered: () => t`You are logged in.`,
  registered: () => t`Registration successful. You are logged in.`,
  left: () => t`You have logged out.`,
  lost: () => t`Please log in again to go on.`,
  deleted: () => t`Your account is deleted.`,
  failed: () => t`Login failed`,
}

const kinds: { readonly [said in SaidLater]?: 'info' | 'error' } = { lost: 'info', failed: 'error' }

/**
 * Shows the message that the previous page scheduled before the reload (docs/product.md#sessions,
 * docs/product.md#toasts).
 */
export function sayWhatWas(): void {
  const said = takeSaid()
  if (said) showToast({ kind: kinds[said] ?? 'success', words: words[said]() })
}
