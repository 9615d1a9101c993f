import { type AddressInfo, createServer } from 'node:net'

/** The settings that production requires; nothing answers at their addresses. */
export const productionSettings = {
  MALL_MODE: 'production',
  PUBLIC_URL: 'https://mall.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'mall@mall.example',
  SMS_URL: 'http://127.0.0.1:9/send',
  PAYMENTS_URL: 'https://pay.example',
  PAYMENTS_KEY: 'a-key-of-the-provider',
  PAYMENTS_WEBHOOK_SECRET: 'a-secret-that-signs-webhooks-0123',
}

/** A port that no program uses, because a mall in production prints PUBLIC_URL and not its port. */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const { port } = listener.address() as AddressInfo
  await new Promise((resolve) => listener.close(resolve))
  return port
}
