export type Toast = {
  readonly kind: 'success' | 'error' | 'warning' | 'info' | 'queued' | 'update'
  readonly words: string
  /** One thing to do; a press also takes the toast away. */
  readonly action?: { readonly words: string } & (
    | { readonly onPress: () => void; readonly href?: undefined }
    | { readonly href: string }
  )
  /** Stays until it is answered. */
  readonly stays?: boolean
}
export type ShownToast = Toast & { readonly id: number }

/** spec §8 */
const most = 3

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function become(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast, the newest first; a fourth sends away the oldest that does not stay (spec §8). The same words again replace the first. */
export function showToast(toast: Toast): number {
  lastId += 1
  const next = [{ ...toast, id: lastId }, ...shown.filter(({ words }) => words !== toast.words)]
  const oldest = next.length > most ? (next.findLast(({ stays }) => !stays) ?? next.at(-1)) : undefined
  become(next.filter((one) => one !== oldest))
  return lastId
}

/** Takes a toast away; nothing happens where it has gone already. */
export const dismissToast = (id: number): void => become(shown.filter((toast) => toast.id !== id))

const none: readonly ShownToast[] = []

/** What is shown, for `useSyncExternalStore`; the server shows none. */
export const toasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  now: () => shown,
  onServer: () => none,
}
