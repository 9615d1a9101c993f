import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InvitationInfo } from '#contract/invitation/invitation.ts'
import { cashOnDelivery } from '#contract/order/order.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { deleteExpiredRecords } from '#server/account/expired-records-store.ts'
import { query } from '#server/database/database.ts'
import { mailboxOf, shortName } from '#server/invitation/invitation-rules.ts'
import { deliver } from '#server/order/move-order.ts'
import { openInvitationMall } from '../support/malls/invitation-mall.ts'

let world: Awaited<ReturnType<typeof openInvitationMall>>
beforeAll(async () => {
  world = await openInvitationMall({ PUBLIC_URL: 'https://mall.example' })
})
afterAll(() => world?.mall.close())

const day = 86_400_000
const register = async (mail: string, more: Record<string, unknown> = {}) => {
  const response = await world.call.ask('POST', '/user/register', {
    body: {
      userMail: mail,
      code: more['code'] ?? (await world.call.codeFor(mail)),
      loginPassword: 'Sunny-day7',
      nickName: 'Nimal',
      regionId: defaultRegionId,
      ...more,
    },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('product#invitations: the code', () => {
  test('product#invitations: the link carries the code', async () => {
    const host = await world.person()
    expect(await host.info()).toEqual({
      invitationCode: host.code,
      url: `https://mall.example/myInvitation?code=${host.code}`,
      rank: null,
      referred: 0,
      confirmed: 0,
      reward: { percentOff: 10, cap: 1000, days: 30, priceSymbol: 'Rs.' },
    })
  })

  test('product#invitations: a code in small letters, with spaces or hyphens counts', async () => {
    const host = await world.person()
    const { code } = host
    const spellings = [
      code.toLowerCase(),
      ` ${code.slice(0, 4)} ${code.slice(4)} `,
      `${code.slice(0, 4)}-${code.slice(4)}`,
    ]
    for (const [nth, invite] of spellings.entries())
      expect((await register(`spelled-${nth}@example.com`, { invite })).status).toBe(200)
    expect(await host.info()).toMatchObject({ referred: 3, confirmed: 0, rank: 1 })
  })

  test('product#invitations: an unknown code is refused at its field, before the verification code is used up', async () => {
    const mail = 'unknown-code@example.com'
    const code = await world.call.codeFor(mail)
    expect(await register(mail, { code, invite: 'NOBODY99' })).toMatchObject({
      status: 400,
      body: { code: 'INVITE_UNKNOWN', fields: { invite: 'INVITE_UNKNOWN' } },
    })
    expect((await register(mail, { code })).status).toBe(200)
  })

  test('product#invitations: a quick login that makes an account counts, a later one does not', async () => {
    const host = await world.person()
    const other = await world.person()
    const mail = 'quick@example.com'
    await world.call.signIn(mail, { invite: host.code })
    world.mall.time.now += 60_000
    await world.call.signIn(mail, { invite: other.code })
    expect(await host.info()).toMatchObject({ referred: 1 })
    expect(await other.info()).toMatchObject({ referred: 0, rank: null })
    // An unknown code never prevents a login.
    expect(await world.call.signIn('quick-unknown@example.com', { invite: 'NOBODY99' })).toMatchObject({
      isNewUser: true,
    })
  })

  test('product#invitations: the code of an account that is leaving is unknown', async () => {
    const host = await world.person()
    await query(
      world.mall.db,
      sql`update account set leaves_at = now() + interval '90 years' where mail = ${host.mail}`,
    )
    expect((await register('late@example.com', { invite: host.code })).body).toMatchObject({ code: 'INVITE_UNKNOWN' })
  })
})

describe('product#invitations: nobody invites themselves', () => {
  const own = { status: 400, body: { code: 'INVITE_OWN', fields: { invite: 'INVITE_OWN' } } }

  test('product#invitations: a device that the inviter used is refused, also after a logout', async () => {
    const deviceId = randomUUID()
    const host = await world.person({ deviceId })
    await host.ask('GET', '/app/logout')
    expect(await register('second-self@example.com', { invite: host.code, deviceId })).toMatchObject(own)
    await world.call.signIn('third-self@example.com', { invite: host.code, deviceId })
    expect((await register('friend@example.com', { invite: host.code, deviceId: randomUUID() })).status).toBe(200)
    expect(await world.sums()).toMatchObject({ confirmed: 0 })
    const [score] = await query<{ referred: number }>(
      world.mall.db,
      sql`select referred from invitation_score s join account a using (account_id) where a.mail = ${host.mail}`,
    )
    expect(score).toEqual({ referred: 1 })
  })

  test("product#invitations: another spelling of the inviter's own mailbox is refused", async () => {
    const { access_token: token } = await world.call.signIn('nimal.perera@gmail.com')
    const { invitationCode: invite } = await world.call.read<InvitationInfo>('/p/invitation/info', token)
    expect(await register('nimalperera@gmail.com', { invite })).toMatchObject(own)
    await world.call.signIn('n.imalperera@googlemail.com', { invite })
    expect(await world.call.read('/p/invitation/info', token)).toMatchObject({ referred: 0 })
  })

  test('product#invitations: a number that the inviter had before is refused', async () => {
    const [number, other] = ['0094770001111', '0094770002222']
    const signIn = async (loginId: string, more = {}) =>
      (await (
        await world.call.ask('POST', '/quick/login', {
          body: { loginType: 0, loginId, code: await world.call.codeFor(loginId), region: defaultRegionId, ...more },
        })
      ).json()) as { access_token: string }
    const { access_token: token } = await signIn(number)
    world.mall.time.now += 60_000
    const changed = await world.call.write('PUT', '/p/user/contact', token, {
      mobile: other,
      code: await world.call.codeFor(other),
    })
    expect(changed.status).toBe(200)
    const { invitationCode } = await world.call.read<{ invitationCode: string }>('/p/invitation/info', token)
    world.mall.time.now += 60_000
    await signIn(number, { invite: invitationCode })
    expect(await world.call.read('/p/invitation/info', token)).toMatchObject({ referred: 0 })
  })

  test.each([
    ['nimal.perera@gmail.com', 'nimalperera@gmail.com'],
    ['NimalPerera@googlemail.com', 'nimalperera@gmail.com'],
    ['nimal.perera@example.com', 'nimal.perera@example.com'],
  ])('product#invitations: the mailbox of %s is %s', (mail, mailbox) => expect(mailboxOf(mail)).toBe(mailbox))
})

describe('product#invitations: confirmation', () => {
  test('product#invitations: the first received order confirms, once; the inviter hears of both', async () => {
    const host = await world.person()
    const guest = await world.person({ invite: host.code })
    const [first, second] = [await guest.shipped(), await guest.shipped()]
    await world.confirmDue()
    expect(await host.info()).toMatchObject({ referred: 1, confirmed: 0 })
    for (const orderNumber of [first, second]) {
      expect((await guest.receive(orderNumber)).status).toBe(204)
      await world.confirmDue()
    }
    expect(await host.info()).toMatchObject({ referred: 1, confirmed: 1 })
    const { body } = await host.ask<{ records: object[] }>('GET', '/p/voucher/mine?state=usable')
    expect(body.records).toMatchObject([{ name: 'Thank you for inviting a friend', percentOff: 10, cap: 1000 }])
    expect((await host.notices()).map(({ title, isRead, orderNumber }) => ({ title, isRead, orderNumber }))).toEqual([
      { title: 'Invitation confirmed', isRead: 0, orderNumber: undefined },
      { title: 'A friend joined', isRead: 0, orderNumber: undefined },
    ])
  })

  test('product#invitations: the automatic completion after 15 days confirms, too; a cancelled order does not', async () => {
    const host = await world.person()
    const guest = await world.person({ invite: host.code })
    await guest.cancel(await guest.order(world.skus.b))
    await world.confirmDue()
    expect(await host.info()).toMatchObject({ confirmed: 0 })
    await guest.shipped()
    await world.moveEnded(world.mall.time.now + 40 * day)
    await world.confirmDue()
    expect(await host.info()).toMatchObject({ confirmed: 1 })
  })

  test('product#invitations: an order with cash on delivery confirms once the cash is paid, also after its receipt', async () => {
    const host = await world.person()
    const guest = await world.person({ invite: host.code })
    const orderNumber = await guest.shipped(cashOnDelivery)
    await guest.receive(orderNumber)
    await world.confirmDue()
    expect(await host.info()).toMatchObject({ referred: 1, confirmed: 0 })
    await world.mall.db.transaction().execute((tables) => deliver(tables, orderNumber, new Date(world.mall.time.now)))
    await world.confirmDue()
    expect(await host.info()).toMatchObject({ referred: 1, confirmed: 1 })
  })

  test('product#invitations: counts belong to the region of the inviter at the registration', async () => {
    const host = await world.person()
    await host.ask('POST', `/p/user/setRegion?regionId=${regionIds.TR}`)
    await world.person({ invite: host.code })
    expect(await host.info({ regionId: defaultRegionId })).toMatchObject({ referred: 0, rank: null })
    expect(await host.info({ regionId: regionIds.TR })).toMatchObject({ referred: 1, rank: 1 })
  })
})

describe('product#invitations: the leaderboard', () => {
  const score = (regionId: number, mail: string, referred: number, confirmed: number, minute: number) =>
    query(
      world.mall.db,
      sql`insert into invitation_score (account_id, region_id, referred, confirmed, reached_at)
        select account_id, ${regionId}::bigint, ${referred}::int, ${confirmed}::int, '2026-01-01'::timestamptz + ${minute} * interval '1 minute' from account where mail = ${mail}`,
    )

  test('product#invitations: the demo data has no inviters', async () => {
    const me = await world.person()
    for (const regionId of [regionIds.CN, regionIds.LA])
      expect(await me.leaderboard({ regionId })).toMatchObject({ records: [], own: { rank: null, referred: 0 } })
  })

  test('product#invitations: by confirmed, then referred; equal counts share a rank, the earlier first', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => world.person()))
    const [a, b, c, d, e] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ]
    await query(world.mall.db, sql`update account set nick_name = 'Kasun' where mail = ${c.mail}`)
    await score(regionIds.LA, a.mail, 5, 2, 1)
    await score(regionIds.LA, b.mail, 3, 3, 2)
    await score(regionIds.LA, c.mail, 5, 2, 0)
    await score(regionIds.LA, d.mail, 9, 1, 0)
    const { records, own } = await a.leaderboard({ regionId: regionIds.LA })
    expect(records.map(({ rank, referred, confirmed, isOwn }) => [rank, referred, confirmed, isOwn])).toEqual([
      [1, 3, 3, false],
      [2, 5, 2, false],
      [2, 5, 2, true],
      [4, 9, 1, false],
    ])
    expect(records[1]?.nickName).toBe('K***n')
    expect(own).toMatchObject({ rank: 2, isOwn: true, nickName: records[2]?.nickName })
    expect((await e.leaderboard({ regionId: regionIds.LA })).own).toMatchObject({ rank: null, referred: 0 })
  })

  test('product#invitations: the twenty best are listed, and the own row of everybody else', async () => {
    const me = await world.person()
    await query(
      world.mall.db,
      sql`insert into invitation_score (account_id, region_id, referred, confirmed, reached_at)
        select null, ${regionIds.CN}::bigint, n, n / 2, now() from generate_series(1, 20000) as n`,
    )
    await score(regionIds.CN, me.mail, 2, 0, 0)
    const { records, own } = await me.leaderboard({ regionId: regionIds.CN })
    expect([records.length, records[0]?.referred, records[0]?.nickName]).toEqual([20, 20_000, ''])
    // Of the others, all but the one with a single referral are ahead.
    expect(own).toMatchObject({ rank: 20_000, referred: 2, confirmed: 0 })
  })

  test.each([
    ['Nimal', 'N***l'],
    ['Bo', 'B***'],
    ['李明', '李***'],
    ['👩‍👧 Ana', '👩‍👧***a'],
  ])('product#invitations: %s is shown to others as %s', (name, shown) => expect(shortName(name)).toBe(shown))
})

describe('product#invitations: erased accounts', () => {
  const erase = async (mail: string) => {
    await query(
      world.mall.db,
      sql`update account set leaves_at = ${new Date(world.mall.time.now)} where mail = ${mail}`,
    )
    await deleteExpiredRecords(world.mall.db, new Date(world.mall.time.now))
  }

  test('product#invitations: the counts of an inviter stay when an invited account is erased', async () => {
    const host = await world.person()
    const guest = await world.person({ invite: host.code })
    await guest.receive(await guest.shipped())
    await world.confirmDue()
    await erase(guest.mail)
    expect(await host.info()).toMatchObject({ referred: 1, confirmed: 1 })
  })

  test('product#invitations: an erased inviter has no name and gets nothing; the counts go on', async () => {
    const host = await world.person({}, regionIds.LK)
    const guest = await world.person({ invite: host.code })
    const before = await world.sums()
    await erase(host.mail)
    await guest.receive(await guest.shipped())
    expect(await world.confirmDue()).toBe(1)
    expect(await world.sums()).toEqual({ referred: before?.referred, confirmed: (before?.confirmed ?? 0) + 1 })
    expect(
      (
        await query(
          world.mall.db,
          sql`select 1 from account_trace t left join account a using (account_id) where a.account_id is null`,
        )
      ).length,
    ).toBe(0)
  })

  test('product#account: the export holds invitations and traces of sign-ins', async () => {
    const host = await world.person({ deviceId: randomUUID() })
    const guest = await world.person({ invite: host.code })
    const exported = async (token: string) =>
      world.call.read<{ invitations: unknown[]; signInTraces: { kind: string }[] }>('/p/user/export', token)
    const [mine, theirs] = [await exported(host.token), await exported(guest.token)]
    expect(mine.invitations).toEqual([
      { regionId: defaultRegionId, isInvited: false, referredAt: expect.stringMatching(/^\d{4}-/) },
    ])
    expect(theirs.invitations).toMatchObject([{ isInvited: true }])
    expect(mine.signInTraces.map(({ kind }) => kind).sort()).toEqual(['device', 'mail'])
  })
})
