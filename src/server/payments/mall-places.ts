import type { Settings } from '../settings.ts'

/** A host as an address writes it, and as this machine itself reaches it. */
const written = (host: string) => (host.includes(':') ? `[${host}]` : host)
const reached = (host: string) => written(host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host)

/** The addresses at which the page is open, the usual one first: of this machine itself both its names. */
export function mallOrigins({ PUBLIC_URL, HOST }: Settings, port: number): string[] {
  const { protocol, hostname, port: publicPort, origin } = new URL(PUBLIC_URL ?? `http://${reached(HOST)}:${port}`)
  const other = hostname === '127.0.0.1' ? 'localhost' : hostname === 'localhost' ? '127.0.0.1' : null
  return other ? [origin, `${protocol}//${other}${publicPort && `:${publicPort}`}`] : [origin]
}

/** Where a provider on this machine, or elsewhere, tells the mall what became of a charge. */
export const webhookPath = '/payments/webhook'
export const localWebhookUrl = ({ HOST }: Settings, port: number): string =>
  `http://${reached(HOST)}:${port}${webhookPath}`

/** Where a browser reaches the sandbox: as it reaches the mall, with the sandbox's port, unless a setting says otherwise. */
export function sandboxPagesUrl({ PAYMENTS_URL, PUBLIC_URL, HOST }: Settings, port: number): string {
  if (PAYMENTS_URL) return PAYMENTS_URL
  const shown = PUBLIC_URL?.startsWith('http://')
    ? written(new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, ''))
    : reached(HOST)
  return `http://${shown}:${port}`
}

/** The port to ask for: any one where the mall takes any one. */
export const sandboxPort = ({ SANDBOX_PAYMENTS_PORT, PORT }: Settings): number =>
  SANDBOX_PAYMENTS_PORT ?? (PORT === 0 || PORT === 65_535 ? 0 : PORT + 1)

/** Whether the sandbox provider stands in: never in production, nor where a provider is set (architecture.md, choice 11). */
export const isSandboxed = ({ MALL_MODE, PAYMENTS_KEY }: Settings): boolean =>
  MALL_MODE !== 'production' && PAYMENTS_KEY === undefined
