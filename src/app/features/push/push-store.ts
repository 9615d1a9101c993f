import { Store } from '@tanstack/react-store'
import { type PushDevice, readPushDevice } from '#offline/push-device.ts'
import { newDevice } from './own-settings.ts'
import { readRefusal } from './push-refusal.ts'

/** Notifications on this device, as the screens show them. */
export type PushState = {
  readonly device: PushDevice
  readonly isRefused: boolean
  readonly permission: NotificationPermission
}

/** Null until the device's records are read. */
export const pushStore = new Store<PushState | null>(null)

/** Reads records and permission again; to be called after a change of either. */
export async function refreshPush(): Promise<void> {
  const [device = newDevice(), isRefused] = await Promise.all([readPushDevice(), readRefusal()])
  const permission = 'Notification' in window ? Notification.permission : 'denied'
  pushStore.setState(() => ({ device, isRefused, permission }))
}

/** Shows a change at once, before the record is written. */
export const showDevice = (change: (now: PushDevice) => PushDevice): void =>
  pushStore.setState((now) => now && { ...now, device: change(now.device) })

let isFollowed = false

/**
 * Follows the permission, which the shopper may change in the browser's settings, and the records, which another tab may
 * change. Later calls do nothing.
 */
export function followPush(): void {
  if (isFollowed) return
  isFollowed = true
  const refresh = () => void refreshPush()
  refresh()
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refresh())
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', refresh))
    // Some browsers know no such query: the return from the browser's settings makes the page visible.
    .catch(() => undefined)
}
