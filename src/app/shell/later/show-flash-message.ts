import { t } from '@lingui/core/macro'
import { type FlashMessage, takeFlashMessage } from '#device/later/flash-message.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'

const words: Readonly<Record<FlashMessage, () => string>> = {
  entered: () => t`You are logged in.`,
  registered: () => t`Registration successful. You are logged in.`,
  left: () => t`You have logged out.`,
  lost: () => t`Please log in again to continue.`,
  deleted: () => t`Your account has been deleted.`,
  failed: () => t`Login failed`,
}

const kinds: { readonly [message in FlashMessage]?: 'info' | 'error' } = { lost: 'info', failed: 'error' }

/**
 * Shows the message that the previous page scheduled before the reload (docs/product.md#sessions,
 * docs/product.md#toasts).
 */
export function showFlashMessage(): void {
  const message = takeFlashMessage()
  if (message) showToast({ kind: kinds[message] ?? 'success', words: words[message]() })
}
