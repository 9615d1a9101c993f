import { describe, expect, test } from 'vitest'
import { jobsOf } from '#server/jobs/jobs-of.ts'
import { openMessengers } from '#server/messages/open-messengers.ts'
import { isSandboxed } from '#server/payments/payment-addresses.ts'
import { hasSandboxes, readSettings, refusePublicTrial, SettingsError, settingNames } from '#server/settings.ts'
import { openIssuers } from '#server/sign-in/issuers.ts'

describe('quality#start: settings', () => {
  test('quality#start: without settings the mall runs on this machine', () => {
    expect(readSettings({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 4173,
      DATA_FOLDER: '.data',
      PICTURE_THREADS: 1,
      PICTURE_WAITING: 500,
      PICTURES_AHEAD: 4000,
      QUEUE_RUNNING: 2,
      QUEUE_WAITING: 200,
      LOG: 'requests',
      CODES_PER_ADDRESS: 60,
      CHECKOUT_MINUTES: 15,
      REFUND_DAYS: 5,
      FEES: {},
      PUSH_WEEKLY_LIMIT: 5,
      COINS: {},
      OFFERS_PER_DAY: 20,
      PUSH_SERVICES: ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', '*.push.apple.com'],
      GOOGLE_ISSUER: 'https://accounts.google.com',
      FACEBOOK_ISSUER: 'https://www.facebook.com',
    })
  })

  test('quality#start: an empty value counts as absent, and unknown settings are ignored', () => {
    const empty = Object.fromEntries(settingNames.map((name) => [name, '']))
    expect(readSettings({ ...empty, PATH: '/bin', port: '1' })).toEqual(readSettings({}))
  })

  test.each([
    ['MALL_MODE', 'development', 'development'],
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['HOST', '::1', '::1'],
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['PUBLIC_URL', 'https://nelu.example', 'https://nelu.example'],
    ['PUBLIC_URL', 'http://10.0.0.2:4173', 'http://10.0.0.2:4173'],
    ['DATABASE_URL', 'postgres://nelu:secret@db.example:5432/nelu', 'postgres://nelu:secret@db.example:5432/nelu'],
    ['DATABASE_URL', 'postgresql://db.example/nelu?sslmode=require', 'postgresql://db.example/nelu?sslmode=require'],
    ['DATA_FOLDER', '/var/lib/nelu', '/var/lib/nelu'],
    ['GEO_HEADER', 'CF-IPCountry', 'CF-IPCountry'],
    ['VITE_API_BASE', 'https://api.example/v1', 'https://api.example/v1'],
    ['VITE_GEO_URL', '/api', '/api'],
    ['VITE_GEO_URL', 'https://geo.example/v1', 'https://geo.example/v1'],
    ['PICTURE_THREADS', '4', 4],
    ['PICTURE_WAITING', '20', 20],
    ['LOG', 'none', 'none'],
    ['PUSH_WEEKLY_LIMIT', '0', 0],
    ['OFFERS_PER_DAY', '1', 1],
    ['PUSH_SERVICES', 'push.example, *.push.example', ['push.example', '*.push.example']],
    ['CHAT_ASSISTANT', 'off', 'off'],
    ['LOG', 'errors', 'errors'],
    ['OTHER_APP_URL', 'https://example.com/app', 'https://example.com/app'],
    ['CONTACT_MAIL', 'help@nelu.example', 'help@nelu.example'],
    ['CHECKOUT_MINUTES', '5', 5],
    ['REFUND_DAYS', '10', 10],
    ['COURIER_PACE', '0', 0],
    ['COURIER_PACE', '0.5', 0.5],
    ['FEES', '{"LK":{"delivery":0},"TR":{"minimum":49.9}}', { LK: { delivery: 0 }, TR: { minimum: 49.9 } }],
  ])('quality#start: %s may be %s', (name, text, value) => {
    expect(readSettings({ [name]: text })).toMatchObject({ [name]: value })
  })

  test.each([
    ['MALL_MODE', 'prod'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '4173 '],
    ['PORT', '0x10'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'nelu.example'],
    ['PUBLIC_URL', 'https://nelu.example/'],
    ['PUBLIC_URL', 'https://nelu.example/shop'],
    ['PUBLIC_URL', 'ftp://nelu.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://db.example/nelu'],
    ['DATABASE_URL', 'db.example'],
    ['GEO_HEADER', 'CF IPCountry'],
    ['GEO_HEADER', 'a:b'],
    ['VITE_API_BASE', 'api.example'],
    ['VITE_GEO_URL', 'geo.example'],
    ['VITE_GEO_URL', 'https://geo.example; script-src *'],
    ['PICTURE_THREADS', '0'],
    ['PICTURE_THREADS', '100'],
    ['PICTURE_THREADS', 'two'],
    ['PICTURE_WAITING', '0'],
    ['LOG', 'loud'],
    ['OTHER_APP_URL', 'app'],
    ['FACEBOOK_URL', 'javascript:alert(1)'],
    ['INSTAGRAM_URL', 'data:text/html,x'],
    ['CONTACT_MAIL', 'nobody'],
    ['COURIER_PACE', 'fast'],
    ['COURIER_PACE', '-1'],
    ['CHECKOUT_MINUTES', '0'],
    ['REFUND_DAYS', '0'],
    ['FEES', 'free'],
    ['FEES', '{"LK":{"postage":1}}'],
    ['FEES', '{"LK":{"delivery":-1}}'],
    ['FEES', '{"DE":{}}'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['SMS_URL', 'sms.example'],
    ['ICAN_KEY', 'short'],
    ['ADDRESS_HEADER', 'a b'],
    ['CODES_PER_ADDRESS', '0'],
    ['PAYMENTS_URL', 'https://pay.example/shop'],
    ['PAYMENTS_KEY', 'short'],
    ['PAYMENTS_WEBHOOK_SECRET', 'short'],
    ['SANDBOX_PAYMENTS_PORT', '65536'],
  ])('quality#start: %s may not be %s, and one sentence names the setting', (name, text) => {
    const read = () => readSettings({ [name]: text })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(new RegExp(`^The setting ${name} has the value .+README\\.md lists the settings\\.$`))
    expect(read).not.toThrow(/\n/)
  })

  test('quality#start: a password is not part of the sentence', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://nelu:secret@db.example/nelu' })).not.toThrow(/secret/)
  })

  test("product#production: a provider's key alone does not configure a provider", () => {
    expect(() => readSettings({ PAYMENTS_KEY: 'a-key-of-the-provider' })).toThrow(
      /^With PAYMENTS_KEY the setting PAYMENTS_URL must be set, too\./,
    )
  })

  test('product#production: production refuses to start without its keys', () => {
    const keys = {
      PUBLIC_URL: 'https://nelu.example',
      SMTP_URL: 'smtps://name:secret@mail.example',
      MAIL_FROM: 'mall@nelu.example',
      SMS_URL: 'https://sms.example/send',
      PAYMENTS_URL: 'https://pay.example',
      PAYMENTS_KEY: 'a-key-of-the-provider',
      PAYMENTS_WEBHOOK_SECRET: 'a-secret-that-signs-webhooks-0123',
    }
    expect(() => readSettings({ MALL_MODE: 'production' })).toThrow(
      /^In production the setting PUBLIC_URL must be set\./,
    )
    for (const name of Object.keys(keys))
      expect(() => readSettings({ MALL_MODE: 'production', ...keys, [name]: '' })).toThrow(
        `In production the setting ${name} must be set.`,
      )
    expect(readSettings({ MALL_MODE: 'production', ...keys })).toMatchObject({ MALL_MODE: 'production' })
  })
})

const provider = {
  PAYMENTS_URL: 'https://pay.example',
  PAYMENTS_KEY: 'a-key-of-the-provider',
  PAYMENTS_WEBHOOK_SECRET: 'a-secret-that-signs-webhooks-0123',
}
const production = {
  PUBLIC_URL: 'https://nelu.example',
  SMTP_URL: 'smtps://name:secret@mail.example',
  MAIL_FROM: 'mall@nelu.example',
  SMS_URL: 'https://sms.example/send',
  ...provider,
}

describe('product#production: development mode', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0, which others reach'],
    [{ HOST: '::' }, 'HOST is ::, which others reach'],
    [{ HOST: '192.168.1.4' }, 'HOST is 192.168.1.4, which others reach'],
    [{ HOST: '1127.0.0.1' }, 'HOST is 1127.0.0.1, which others reach'],
    [{ HOST: 'nelu.example' }, 'HOST is nelu.example, which others reach'],
    [{ PUBLIC_URL: 'https://nelu.example' }, 'PUBLIC_URL is https://nelu.example, a public address'],
    [provider, 'PAYMENTS_KEY is set, the key of a real payment provider'],
  ])('product#production: with %o it is refused in one sentence, unless it is asked for', (environment, cause) => {
    const open = (mode: string) => refusePublicTrial(readSettings({ ...environment, MALL_MODE: mode }))
    expect(() => open('')).toThrow(SettingsError)
    expect(() => open('')).toThrow(
      `Development mode stays on this machine, and ${cause}. Set MALL_MODE=production for a mall that faces the public, or MALL_MODE=development to keep the sandboxes there. README.md lists the settings.`,
    )
    open('development')
    refusePublicTrial(readSettings({ ...production, ...environment, MALL_MODE: 'production' }))
  })

  test.each([
    {},
    { HOST: 'localhost' },
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://127.0.0.1:5173' },
    { PAYMENTS_URL: 'https://pay.example' },
  ])('product#production: with %o it opens and has its sandboxes', (environment) => {
    const settings = readSettings(environment)
    refusePublicTrial(settings)
    expect(hasSandboxes(settings)).toBe(true)
  })

  test.each([
    { SMTP_URL: 'smtp://mail.example' },
    { SMS_URL: 'https://sms.example/send' },
    provider,
    { GOOGLE_CLIENT_ID: 'mall-client' },
    { FACEBOOK_CLIENT_ID: 'mall-app' },
    { ICAN_KEY: 'a-key-of-at-least-thirty-two-characters' },
  ])('product#production: with %o every sandbox is off, unless development mode is asked for', (environment) => {
    const settings = readSettings(environment)
    expect(hasSandboxes(settings)).toBe(false)
    expect(jobsOf(settings).some(({ kind }) => kind === 'courier')).toBe(false)
    expect(openMessengers(settings, Date.now).inbox).toBeNull()
    expect(openIssuers(settings, Date.now).sandbox).toBeNull()
    expect(isSandboxed(settings)).toBe(false)
    expect(hasSandboxes(readSettings({ ...environment, MALL_MODE: 'development' }))).toBe(true)
  })
})
