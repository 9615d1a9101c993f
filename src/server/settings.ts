import * as v from 'valibot'
import { feeSetting } from './checkout/fee-rules.ts'
import { coinSetting } from './coin/coin-setting.ts'
import { installmentSetting } from './installment/installment-setting.ts'
import { rewardSetting } from './invitation/reward-setting.ts'

const text = (fallback: string) => v.optional(v.string(), fallback)
const optionalLink = v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)))
/** A path of this mall, or an address that the security policy permits. */
const pageBase = v.optional(v.pipe(v.string(), v.regex(/^(\/|https?:\/\/[^/])[^\s"<>;,]*$/)))

/**
 * All settings of the server, read from the environment. README.md lists them; a test compares the two. The page's own
 * settings start with VITE_ and are read at build time; the server reads the addresses that the page may call, too.
 */
const settings = v.object({
  /**
   * `production` turns every sandbox off and refuses to start without its keys. Without a mode, the mall is in
   * development mode on this machine only.
   */
  MALL_MODE: v.optional(v.picklist(['development', 'production'])),
  HOST: text('127.0.0.1'),
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)), '4173'),
  /** The address in links, QR codes and emails. */
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^/"<>\s]+$/))),
  /** postgres://…; the embedded database where absent. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  /** The folder of the embedded database, pictures and locks. */
  DATA_FOLDER: text('.data'),
  /** Name of the proxy's header with the caller's country, e.g. CF-IPCountry. */
  GEO_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/))),
  /** Number of threads that make pictures. */
  PICTURE_THREADS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1)), '1'),
  /** Number of requested pictures that may wait until they are made. */
  PICTURE_WAITING: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)), '500'),
  /** Number of pictures made before they are requested; 0 makes none. */
  PICTURES_AHEAD: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '4000'),
  /** Number of expensive requests that run at once (http/in-turn.ts). */
  QUEUE_RUNNING: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1)), '2'),
  /** Number of expensive requests of one caller that may wait. */
  QUEUE_WAITING: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)), '200'),
  LOG: v.optional(v.picklist(['requests', 'errors', 'none']), 'requests'),
  OTHER_APP_URL: optionalLink,
  APP_STORE_URL: optionalLink,
  GOOGLE_PLAY_URL: optionalLink,
  FACEBOOK_URL: optionalLink,
  INSTAGRAM_URL: optionalLink,
  YOUTUBE_URL: optionalLink,
  TIKTOK_URL: optionalLink,
  CONTACT_MAIL: v.optional(v.pipe(v.string(), v.email())),
  /** Name of the proxy's header with the caller's address; the last address of a list counts. */
  ADDRESS_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/))),
  /** Verification codes per hour for one network address. */
  CODES_PER_ADDRESS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)), '60'),
  /**
   * smtp://name:password@host:587 (STARTTLS where offered) or smtps://…:465; without it, emails go to the local inbox.
   */
  SMTP_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\//))),
  /** The sender of emails. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email())),
  /** A gateway for POST `{ to, text }`, `to` as +94771234567; without it, messages go to the local inbox. */
  SMS_URL: optionalLink,
  /** The gateway's bearer token. */
  SMS_TOKEN: v.optional(v.string()),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)), 'https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: v.optional(v.string()),
  FACEBOOK_ISSUER: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)), 'https://www.facebook.com'),
  /** The key that signs the sister app's tokens (HS256). */
  ICAN_KEY: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** The lifetime of a checkout's prices, in minutes. */
  CHECKOUT_MINUTES: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1)), '15'),
  /** The working days after an approval or cancellation by which the money is back with the shopper. */
  REFUND_DAYS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1)), '5'),
  /** Fees that differ from the mall's own (checkout/fee-rules.ts), as JSON. */
  FEES: v.optional(v.pipe(v.string(), v.parseJson(), feeSetting), '{}'),
  /** Rates of coins that differ from the mall's own (coin/coin-setting.ts), as JSON. */
  COINS: v.optional(v.pipe(v.string(), v.parseJson(), coinSetting), '{}'),
  /**
   * The instalment plan of each country that has one (installment/installment-setting.ts), as JSON. Without the setting,
   * a mall with sandboxes has a plan in Sri Lanka, and other malls have none.
   */
  INSTALLMENTS: v.optional(v.pipe(v.string(), v.parseJson(), installmentSetting)),
  /** The voucher that an inviter gets for each confirmed invitation, by country (invitation/reward-setting.ts), as JSON. */
  INVITATION_REWARD: v.optional(v.pipe(v.string(), v.parseJson(), rewardSetting)),
  /** Minutes between two steps of the automatic courier; 0 turns it off (courier/courier-rules.ts). */
  COURIER_PACE: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}(\.\d{1,3})?$/), v.transform(Number))),
  /** Whether demo neighbours join teams; on over the embedded database where absent (group-buy/neighbours.ts). */
  GROUP_NEIGHBOURS: v.optional(v.picklist(['on', 'off'])),
  /** Whether the assistant answers shoppers' messages; on in development mode where absent (chat/assistant). */
  CHAT_ASSISTANT: v.optional(v.picklist(['on', 'off'])),
  /**
   * The payment provider's address, its key, and the secret that signs its webhooks. Without a key, the sandbox is used
   * and its pages have this address.
   */
  PAYMENTS_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^/"<>;,\s]+$/))),
  PAYMENTS_KEY: v.optional(v.pipe(v.string(), v.minLength(16))),
  PAYMENTS_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** The base of the page's calls. */
  VITE_API_BASE: pageBase,
  /** The base of the page's country lookup. */
  VITE_GEO_URL: pageBase,
  /** The most price drops, ending vouchers and announcements that a person is sent as push messages in a week. */
  PUSH_WEEKLY_LIMIT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), '5'),
  /** The hosts of the push services that the mall sends to; `*.` stands for any first part. */
  PUSH_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform((hosts) => hosts.split(',').map((host) => host.trim())),
      v.array(v.pipe(v.string(), v.regex(/^(https?:\/\/[\w.:-]+|(\*\.)?[\w.-]+)$/))),
    ),
    'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com',
  ),
  /** The most offers of pre-loved items, new and changed ones, that a shopper may send in a day. */
  OFFERS_PER_DAY: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1)), '20'),
  /** Port of the sandbox payment provider; PORT + 1 where absent. */
  SANDBOX_PAYMENTS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))),
})
export type Settings = v.InferOutput<typeof settings>

/** The settings of a payment provider. */
const providerKeys = [
  'PAYMENTS_URL',
  'PAYMENTS_KEY',
  'PAYMENTS_WEBHOOK_SECRET',
] as const satisfies readonly (keyof Settings)[]
/** The settings without which the mall does not start in production. */
const productionKeys = [
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'SMS_URL',
  ...providerKeys,
] as const satisfies readonly (keyof Settings)[]

/** The settings of real providers: mail, text messages, payments, sign-in. */
const realProviders = [
  'SMTP_URL',
  'SMS_URL',
  'PAYMENTS_KEY',
  'GOOGLE_CLIENT_ID',
  'FACEBOOK_CLIENT_ID',
  'ICAN_KEY',
] as const satisfies readonly (keyof Settings)[]

/** The first setting of a real provider that is set. */
export const realProvider = (settings: Settings): (typeof realProviders)[number] | undefined =>
  realProviders.find((name) => settings[name] !== undefined)

/**
 * Whether the inbox, the sandboxes and the courier are on: in development mode, but with a real provider only where that
 * mode is given (docs/product.md#production).
 */
export const hasSandboxes = (settings: Settings): boolean =>
  settings.MALL_MODE === 'development' || (settings.MALL_MODE === undefined && realProvider(settings) === undefined)

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)

/** Throws a `SettingsError` where a mall without a mode would face the public (docs/product.md#production). */
export function refusePublicTrial({ MALL_MODE, HOST, PUBLIC_URL, PAYMENTS_KEY }: Settings): void {
  if (MALL_MODE !== undefined) return
  const cause = isLoopback(HOST)
    ? PUBLIC_URL?.startsWith('https://')
      ? `PUBLIC_URL is ${PUBLIC_URL}, a public address`
      : PAYMENTS_KEY && 'PAYMENTS_KEY is set, the key of a real payment provider'
    : `HOST is ${HOST}, which others reach`
  if (cause)
    throw new SettingsError(
      `Development mode stays on this machine, and ${cause}. Set MALL_MODE=production for a mall that faces the public, or MALL_MODE=development to keep the sandboxes there. README.md lists the settings.`,
    )
}

/** The names of all settings, for README's table. */
export const settingNames = Object.keys(settings.entries)

/** An invalid setting; the message names the setting and its valid values. */
export class SettingsError extends Error {}

/** Reads the settings; an empty value counts as absent. Throws a `SettingsError`. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const result = v.safeParse(settings, given)
  if (result.success) {
    const missing =
      result.output.MALL_MODE === 'production'
        ? productionKeys.find((name) => result.output[name] === undefined)
        : undefined
    if (missing)
      throw new SettingsError(`In production the setting ${missing} must be set. README.md lists the settings.`)
    const missingBeside = result.output.PAYMENTS_KEY
      ? providerKeys.find((name) => result.output[name] === undefined)
      : undefined
    if (missingBeside)
      throw new SettingsError(
        `With PAYMENTS_KEY the setting ${missingBeside} must be set, too. README.md lists the settings.`,
      )
    return result.output
  }
  const issue = result.issues[0]
  const sentence = `The setting ${issue.path?.[0]?.key} has the value ${JSON.stringify(issue.input)}. ${issue.message}. README.md lists the settings.`
  // The log must not contain the password of an address.
  throw new SettingsError(sentence.replace(/(\/\/[^/:@"]*):[^@"]*@/g, '$1:…@'))
}
