import { fetchExternal } from '../http/fetch-external.ts'
import type { SandboxProcess } from '../sandbox-payments/start-sandbox-payments.ts'
import type { Settings } from '../settings.ts'
import { httpPayments } from './http-payments.ts'
import { noPayments } from './no-payments.ts'
import { localWebhookUrl, mallOrigins, webhookPath } from './payment-addresses.ts'
import type { Payments } from './payments.ts'

type Outside = { readonly clock: () => number; readonly sandbox: SandboxProcess | null; readonly port: () => number }

/**
 * The provider of the settings, the sandbox, or none where the sandboxes are off. `port` is the mall's own, once the mall
 * listens.
 */
export async function openPayments(settings: Settings, { clock, sandbox, port }: Outside): Promise<Payments> {
  const origins = () => mallOrigins(settings, port())
  const outside = { ask: fetchExternal, clock }
  if (sandbox) {
    const { port: sandboxPort, pagesUrl, name, key, webhookSecret } = await sandbox.opened
    const apiUrl = new URL(localWebhookUrl(settings, sandboxPort)).origin
    return httpPayments(
      {
        name,
        key,
        webhookSecret,
        pagesUrl,
        apiUrl,
        isSandbox: true,
        origins,
        webhookUrl: () => localWebhookUrl(settings, port()),
      },
      outside,
    )
  }
  const { PAYMENTS_URL: url, PAYMENTS_KEY: key, PAYMENTS_WEBHOOK_SECRET: webhookSecret } = settings
  if (!url || !key || !webhookSecret) return noPayments
  return httpPayments(
    {
      name: new URL(url).host,
      key,
      webhookSecret,
      pagesUrl: url,
      apiUrl: url,
      isSandbox: false,
      origins,
      webhookUrl: () => `${origins()[0]}${webhookPath}`,
    },
    outside,
  )
}
