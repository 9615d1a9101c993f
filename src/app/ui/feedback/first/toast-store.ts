import { t } from '@lingui/core/macro'
import { Store } from '@tanstack/react-store'
import type { PagePath } from '../../layout/page-path.ts'

export type Toast = {
  readonly kind: 'success' | 'error' | 'warning' | 'info' | 'queued' | 'update'
  readonly words: string
  /** One action: a function to call or a path to open. Pressing it also dismisses the toast. */
  readonly action?: { readonly words: string } & (
    | { readonly onPress: () => void; readonly href?: undefined }
    | { readonly href: PagePath }
  )
  /** The toast stays until the shopper responds or dismisses it. */
  readonly isSticky?: boolean
}
export type ShownToast = Toast & { readonly id: number }

/** At most three toasts are shown at once (docs/product.md#toasts). */
const maxToasts = 3

let lastId = 0

/** The toasts on the screen, newest first. */
export const toasts = new Store<readonly ShownToast[]>([])

/**
 * Shows a toast before the others and returns its id; a fourth toast removes the oldest that does not stay. A toast
 * with the same words is replaced.
 */
export function showToast(toast: Toast): number {
  lastId += 1
  const id = lastId
  toasts.setState((shown) => {
    const next = [{ ...toast, id }, ...shown.filter(({ words }) => words !== toast.words)]
    const oldest = next.length > maxToasts ? (next.findLast(({ isSticky }) => !isSticky) ?? next.at(-1)) : undefined
    return next.filter((one) => one !== oldest)
  })
  return id
}

/** Dismisses a toast; does nothing where it is already gone. */
export const dismissToast = (id: number): void => toasts.setState((shown) => shown.filter((toast) => toast.id !== id))

/** Shows a toast that the tapped item could not be loaded. */
export const showNotOpened = (): void =>
  void showToast({ kind: 'error', words: t`Opening this for the first time needs internet.` })
