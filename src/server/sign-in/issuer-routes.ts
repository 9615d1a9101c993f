import type { Hono } from 'hono'
import { sentences } from '#contract/account/sentences.ts'
import { logout, refreshToken } from '#contract/account/session-calls.ts'
import { facebookLogin, googleLogin, icanLogin, signInWays } from '#contract/account/sign-in.ts'
import { isMail, readMobile } from '#contract/account/sign-in-rules.ts'
import type { Token } from '#contract/account/token.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { Language } from '#contract/wire.ts'
import {
  type AccountRow,
  findByContact,
  findByIdentity,
  insertIdentity,
  lockIdentity,
} from '../account/account-store.ts'
import { cleanName, createAccount } from '../account/new-account.ts'
import { removeLeft } from '../account/remove-left.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { isRefusal, type Refusal, refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { referBySignIn } from '../invitation/refer.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { countUse } from '../rate-limit/rate-store.ts'
import { type Claims, readSignedToken } from './id-token.ts'
import type { Issuer } from './issuer.ts'
import { hashToken } from './secrets.ts'
import { endOneSession } from './session-store.ts'
import { openSession, refreshSession } from './sessions.ts'
import { triesFrom } from './sign-in-routes.ts'

type Vouched = {
  readonly provider: string
  readonly claims: Claims
  readonly regionId: number
  readonly lang: Language
  readonly userAgent: string | undefined
  readonly deviceId?: string | undefined
  readonly invite?: string | undefined
}
const failed = () => refusal('SIGN_IN_FAILED', sentences.SIGN_IN_FAILED)
const unavailable = () => refusal('SIGN_IN_UNAVAILABLE', sentences.SIGN_IN_UNAVAILABLE)

/** Sign-in through an issuer (Google, Facebook, the sister app), token refresh and logout. */
export function issuerRoutes(api: Hono, { db, clock, issuers, settings, log }: Dependencies): void {
  const time = () => new Date(clock())

  /** Signs in the person that a signed token names. A token is accepted once. */
  const enter = async (
    token: string,
    vouched: Omit<Vouched, 'claims'>,
    read: () => Promise<Claims | null>,
  ): Promise<Token | Refusal> => {
    const now = time()
    const claims = await read().catch((error: Error) => {
      log.error(
        { event: 'sign-in-failed', provider: vouched.provider, error: error.message },
        'The sign-in provider could not be asked',
      )
      return null
    })
    if (!claims) return failed()
    const seconds = Math.min(Math.max(claims.exp - now.getTime() / 1000, 0) + 120, 86_400)
    if ((await countUse(db, `id-token ${hashToken(token)}`, seconds, now)).times > 1) return failed()
    return db.transaction().execute((tables) => enterAs(tables, { ...vouched, claims }, now))
  }

  for (const [endpoint, provider] of [
    [googleLogin, 'google'],
    [facebookLogin, 'facebook'],
  ] as const) {
    serve(api, endpoint, async (_query, { body, header, address }) => {
      const issuer = issuers[provider]
      if (!issuer) return unavailable()
      const tooMany = await checkRates(db, [triesFrom(address)], time())
      if (tooMany) return tooMany
      const expected = { issuers: issuer.names, audience: issuer.clientId, now: clock(), keyOf: issuer.keyOf }
      const vouched = {
        provider: issuer.isSandbox ? `sandbox-${provider}` : provider,
        regionId: body.regionId,
        lang: body.lang ?? 'en',
        userAgent: header('User-Agent'),
        deviceId: body.deviceId,
        invite: body.invite,
      }
      return enter(body.idToken, vouched, () => readSignedToken(body.idToken, expected))
    })
  }

  serve(api, icanLogin, async (_query, { body, header, address }) => {
    const { ICAN_KEY: secret } = settings
    if (!secret) return unavailable()
    const tooMany = await checkRates(db, [triesFrom(address)], time())
    if (tooMany) return tooMany
    const vouched = {
      provider: 'ican',
      regionId: defaultRegionId,
      lang: 'en',
      userAgent: header('User-Agent'),
    } as const
    return enter(body.accessToken, vouched, () => readSignedToken(body.accessToken, { secret, now: clock() }))
  })

  serve(api, refreshToken, async (_query, { body, address }) => {
    const tooMany = await checkRates(db, [triesFrom(address)], time())
    return tooMany ?? db.transaction().execute((tables) => refreshSession(tables, body.refresh_token, time()))
  })

  serveShopper(api, { db, clock }, logout, async (_query, { shopper, tables }) => {
    await endOneSession(tables, shopper.accountId, shopper.sessionId)
    return undefined
  })

  const wayOf = (issuer: Issuer | null) =>
    issuer && { clientId: issuer.clientId, authorizeUrl: issuer.authorizeUrl, isSandbox: issuer.isSandbox }
  serve(api, signInWays, async () => ({ google: wayOf(issuers.google), facebook: wayOf(issuers.facebook) }))
}

/**
 * The account of a person: by the issuer's subject, otherwise by an email address or mobile number that the issuer has
 * verified, otherwise a new account.
 */
async function enterAs(
  tables: Tables,
  { provider, claims, regionId, lang, userAgent, deviceId, invite }: Vouched,
  now: Date,
): Promise<Token | Refusal> {
  await removeLeft(tables, now)
  // Of two first sign-ins at once, the second finds the account of the first.
  await lockIdentity(tables, provider, claims.sub)
  const known = await findByIdentity(tables, provider, claims.sub)
  const account = known ?? (await meet(tables, provider, claims, { regionId, lang, deviceId, invite }, now))
  if (!known) await insertIdentity(tables, provider, claims.sub, account.account_id)
  const token = await openSession(tables, account, { userAgent, deviceId }, now)
  return isRefusal(token) ? token : { ...token, isNewUser: !known }
}

async function meet(
  tables: Tables,
  provider: string,
  claims: Claims,
  { deviceId, invite, ...place }: Pick<Vouched, 'regionId' | 'lang' | 'deviceId' | 'invite'>,
  now: Date,
): Promise<AccountRow> {
  const mail = claims.email?.trim().toLowerCase()
  // An unverified address may belong to anybody and opens no account.
  const isVerified = [true, 'true'].includes(claims.email_verified ?? false) || provider === 'ican'
  const verified = mail && isVerified && isMail(mail) ? mail : undefined
  const mobile = provider === 'ican' ? readMobile(claims.phone_number ?? '')?.padded : undefined
  const findOwn = async () =>
    (verified && (await findByContact(tables, { kind: 'mail', to: verified }))) ||
    (mobile && (await findByContact(tables, { kind: 'mobile', to: mobile }))) ||
    undefined
  const own = await findOwn()
  if (own) return own
  const made = await createAccount(
    tables,
    {
      ...place,
      ...(verified ? { mail: verified } : {}),
      ...(mobile ? { mobile } : {}),
      nickName: cleanName(claims.name),
    },
    now,
  )
  if (!made) {
    // A sign-in in another way has made the account of this contact meanwhile.
    const theirs = await findOwn()
    if (!theirs) throw new Error('The account does not exist and could not be created.')
    return theirs
  }
  await referBySignIn(tables, { invite, deviceId, mail, mobile }, made.account_id, now)
  return made
}
