import type { PushSettings, PushTopic, QuietHours } from '#contract/push/push-settings.ts'
import { changePushDevice, type PushDevice, readPushDevice } from '#offline/push-device.ts'
import { isUnreachable } from '#sync/connection.ts'
import { newDevice } from './own-settings.ts'
import { saveRefusal } from './push-refusal.ts'
import { refreshPush, showDevice } from './push-store.ts'
import { sendDevice } from './send-device.ts'
import { currentSubscription, fetchPublicKey, subscribe } from './subscribe.ts'

/**
 * The result of turning notifications on. `blocked` and `dismissed` are answers to the browser's question.
 * `unreachable`: the server did not answer. `no-service`: the browser could not reach its push service.
 */
export type TurnedOn = 'on' | 'blocked' | 'dismissed' | 'unreachable' | 'no-service'

/**
 * Turns notifications on for this device: asks the browser's question, subscribes, and sends the choices to the server.
 * To be called directly by a tap, because browsers ask only then. After a refusal only Settings turns notifications on.
 */
export async function turnOn(): Promise<TurnedOn> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') await saveRefusal()
  const result = permission === 'granted' ? await subscribeHere() : permission === 'denied' ? 'blocked' : 'dismissed'
  await refreshPush()
  return result
}

async function subscribeHere(): Promise<TurnedOn> {
  const publicKey = isUnreachable() ? null : await fetchPublicKey()
  if (publicKey === null) return 'unreachable'
  const subscribed = await subscribe(publicKey)
  if (!subscribed.ok) return 'no-service'
  await changePushDevice((now = newDevice()) => ({ ...now, publicKey, isOn: true, isSent: false }))
  await sendDevice()
  // A device whose push service the server does not know is off again.
  return (await readPushDevice())?.isOn ? 'on' : 'no-service'
}

/**
 * Turns notifications off for this device at once, also without a network; the server is told as soon as possible. No
 * place asks for them again.
 */
export async function turnOff(): Promise<void> {
  showDevice((now) => ({ ...now, isOn: false }))
  await changePushDevice((now) => now && { ...now, isOn: false })
  await saveRefusal()
  await refreshPush()
  const subscription = await currentSubscription()
  // A subscription that the browser keeps gets no messages, because the server removes the device.
  await subscription?.unsubscribe().catch(() => false)
  await sendDevice()
}

/** Turns one kind of messages on or off. */
export const chooseTopic = (topic: PushTopic, isOn: boolean): Promise<void> =>
  choose(({ topics }) => ({ topics: [...topics.filter((one) => one !== topic), ...(isOn ? [topic] : [])] }))

/** Sets the quiet hours of this device; null for none. */
export const chooseQuietHours = (quietHours: QuietHours | null): Promise<void> => choose(() => ({ quietHours }))

async function choose(change: (now: PushSettings) => Partial<PushSettings>): Promise<void> {
  const next = (now = newDevice()): PushDevice => ({
    ...now,
    settings: { ...now.settings, ...change(now.settings) },
    isSent: false,
  })
  // The screen says that a choice waits to be sent only when the choice is on the disk.
  showDevice((now) => ({ ...next(now), isSent: now.isSent }))
  await changePushDevice(next)
  await refreshPush()
  await sendDevice()
}

/** Records that the shopper refused notifications; no place asks again. */
export async function refuse(): Promise<void> {
  await saveRefusal()
  await refreshPush()
}
