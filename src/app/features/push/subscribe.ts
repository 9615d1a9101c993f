import { apiBase } from '#cache/answer.ts'
import { pushPublicKey } from '#contract/push/push-renewal.ts'
import { call } from '#offline/call.ts'

/** The time, in ms, after which a push service that does not answer counts as unreachable. */
const patience = 20_000

/** The subscription of this browser, or why there is none. */
export type Subscribed =
  | { readonly ok: true; readonly subscription: PushSubscription }
  /** `no-service`: the browser could not reach its push service; `no-worker`: the mall's worker is not active. */
  | { readonly ok: false; readonly reason: 'no-service' | 'no-worker' }

/**
 * Subscribes this browser with the mall's public key, base64url. A subscription made with an older key is replaced. A
 * browser may never answer where its push service is out of reach, so the wait is limited.
 */
export async function subscribe(publicKey: string): Promise<Subscribed> {
  const registration = await inTime(navigator.serviceWorker.ready).catch(() => null)
  if (!registration) return { ok: false, reason: 'no-worker' }
  const { pushManager } = registration
  try {
    const present = await inTime(pushManager.getSubscription())
    if (present && keyOf(present) === publicKey) return { ok: true, subscription: present }
    await present?.unsubscribe()
    const made = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    return { ok: true, subscription: await inTime(made) }
  } catch {
    // The push service refused or did not answer; the caller tells the shopper.
    return { ok: false, reason: 'no-service' }
  }
}

/** The server's public key for subscriptions; null where the server does not answer. */
export async function fetchPublicKey(): Promise<string | null> {
  const outcome = await call(pushPublicKey, {}, { base: apiBase })
  return outcome.ok ? outcome.value.publicKey : null
}

/** The subscription of this browser; null without one, and where the mall's worker is not active. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer in time')), patience)),
  ])

/** The public key that a subscription was made with, base64url without padding. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
