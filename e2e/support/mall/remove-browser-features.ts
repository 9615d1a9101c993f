/** The cookie of a browser without the newer parts, sent with the request for the worker's script. */
export const plainCookie = 'plainBrowser'

/**
 * Removes background sync, push, WebOTP, BroadcastChannel and view transitions. Runs in page and worker before their
 * own code, so it must not use anything outside of itself.
 */
export function removeBrowserFeatures(): void {
  const realm = globalThis as unknown as Record<string, { prototype: object } | undefined>
  for (const name of ['sync', 'periodicSync', 'pushManager']) {
    if (realm['ServiceWorkerRegistration']) Reflect.deleteProperty(realm['ServiceWorkerRegistration'].prototype, name)
  }
  for (const name of ['SyncManager', 'PeriodicSyncManager', 'PushManager', 'OTPCredential', 'BroadcastChannel'])
    Reflect.deleteProperty(realm, name)
  if (realm['Document']) Reflect.deleteProperty(realm['Document'].prototype, 'startViewTransition')
}
