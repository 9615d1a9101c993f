import { hasSandboxes, type Settings } from '../settings.ts'

/** A host as URLs write it (IPv6 in brackets). */
const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host)
const reachableHost = (host: string) => hostInUrl(host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host)

/** The page's origins, the usual one first; the loopback interface has two names. */
export function mallOrigins({ PUBLIC_URL, HOST }: Settings, port: number): string[] {
  const {
    protocol,
    hostname,
    port: publicPort,
    origin,
  } = new URL(PUBLIC_URL ?? `http://${reachableHost(HOST)}:${port}`)
  const other = hostname === '127.0.0.1' ? 'localhost' : hostname === 'localhost' ? '127.0.0.1' : null
  return other ? [origin, `${protocol}//${other}${publicPort && `:${publicPort}`}`] : [origin]
}

/** The path at which the mall receives the provider's webhooks. */
export const webhookPath = '/payments/webhook'
export const localWebhookUrl = ({ HOST }: Settings, port: number): string =>
  `http://${reachableHost(HOST)}:${port}${webhookPath}`

/**
 * The address at which a browser reaches the sandbox: the mall's host with the sandbox's port, unless a setting says
 * otherwise.
 */
export function sandboxPagesUrl({ PAYMENTS_URL, PUBLIC_URL, HOST }: Settings, port: number): string {
  if (PAYMENTS_URL) return PAYMENTS_URL
  const shown = PUBLIC_URL?.startsWith('http://')
    ? hostInUrl(new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, ''))
    : reachableHost(HOST)
  return `http://${shown}:${port}`
}

/** The sandbox's port; 0 (any free port) where the mall uses 0. */
export const sandboxPort = ({ SANDBOX_PAYMENTS_PORT, PORT }: Settings): number =>
  SANDBOX_PAYMENTS_PORT ?? (PORT === 0 || PORT === 65_535 ? 0 : PORT + 1)

/** Whether the sandbox provider is used. */
export const isSandboxed = (settings: Settings): boolean =>
  hasSandboxes(settings) && settings.PAYMENTS_KEY === undefined
