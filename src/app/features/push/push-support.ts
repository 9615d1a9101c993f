/**
 * Whether this browser can show notifications of the mall (docs/product.md#push-permission): `askable` and `granted`
 * are the two states in which notifications can be turned on.
 */
export type PushSupport = 'unsupported' | 'install-first' | 'blocked' | 'askable' | 'granted'

export type PushBrowser = {
  /** Whether the browser has service workers, push messages and notifications. */
  readonly hasPush: boolean
  /** Whether the browser runs on iOS, and the mall is not installed there: only the installed mall gets push messages. */
  readonly isIosBrowser: boolean
  readonly permission: NotificationPermission
}

/** Determines the support of a browser. */
export function pushSupport({ hasPush, isIosBrowser, permission }: PushBrowser): PushSupport {
  if (!hasPush) return isIosBrowser ? 'install-first' : 'unsupported'
  if (permission === 'denied') return 'blocked'
  return permission === 'granted' ? 'granted' : 'askable'
}
