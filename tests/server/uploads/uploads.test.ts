import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '#server/account/delete-expired.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { caller, refusalOf } from '../support/shopper.ts'

const header = 'X-Forwarded-For'
let mall: Mall
let call: ReturnType<typeof caller>
let ownToken = ''
let other = ''
beforeAll(async () => {
  mall = await openMall(36, { ADDRESS_HEADER: header, QUEUE_RUNNING: '1', QUEUE_WAITING: '2' })
  call = caller(mall)
  ownToken = (await call.signIn('own@example.com')).access_token
  other = (await call.signIn('other@example.com')).access_token
})
afterAll(() => mall?.close())

const later = (milliseconds: number) => {
  mall.time.now += milliseconds
}
const minute = 60_000
const day = 86_400_000

type Ticket = { uploadUrl: string; fields: Record<string, string>; publicUrl: string; maxBytes: number }
const ticketOf = (token: string) => call.read<Ticket>('/p/oss/securityToken', token)
async function sendWith({ uploadUrl, fields }: Ticket, bytes: Uint8Array): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([Uint8Array.from(bytes)], 'me.jpg'))
  return mall.app.request(uploadUrl, { method: 'POST', body: form })
}

test('wire#uploads: a picture is uploaded by ticket, re-encoded without metadata, and belongs to its owner', async () => {
  const ticket = await ticketOf(ownToken)
  const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'secret' } })
    .jpeg()
    .toBuffer()
  const send = (bytes: Uint8Array) => sendWith(ticket, bytes)
  expect(
    (await refusalOf(await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))))[1],
  ).toBe('PICTURE_INVALID')
  expect((await refusalOf(await send(Buffer.from('no picture'))))[1]).toBe('PICTURE_INVALID')
  expect((await send(photo)).status).toBe(204)
  expect((await send(photo)).status).toBe(404)
  const stored = await mall.app.request(ticket.publicUrl)
  const bytes = Buffer.from(await stored.arrayBuffer())
  const { width, height, format, exif } = await sharp(bytes).metadata()
  expect([stored.headers.get('Content-Type'), format, width, height, exif]).toEqual([
    'image/webp',
    'webp',
    1600,
    800,
    undefined,
  ])
  expect((await call.write('PUT', '/p/user/setUserInfo', other, { avatarUrl: ticket.publicUrl })).status).toBe(400)
  expect((await call.write('PUT', '/p/user/setUserInfo', ownToken, { avatarUrl: ticket.publicUrl })).status).toBe(200)
  expect(await call.read('/p/user/userInfo', ownToken)).toMatchObject({ avatarUrl: ticket.publicUrl })
})

test('quality#fair: sizes of uploads are made in turn: beyond the bound a caller gets 429, and another caller a picture', async () => {
  const ticket = await ticketOf(ownToken)
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  expect((await sendWith(ticket, photo)).status).toBe(204)
  const sized = (file: string, address: string) =>
    mall.app.request(`${ticket.publicUrl.replace('.webp', '')}/${file}`, { headers: { [header]: address } })
  const flood = ['160.avif', '320.avif', '512.avif', '160.webp', '320.webp'].map(async (file) =>
    sized(file, '10.0.0.1'),
  )
  const other = await sized('512.webp', '10.0.0.2')
  const answers = await Promise.all(flood)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  expect(other.status).toBe(200)
  expect((await sharp(Buffer.from(await other.arrayBuffer())).metadata()).width).toBe(512)
  expect((await sized('320.webp', '10.0.0.1')).status).toBe(200)
})

test.each([`/uploads/${'0'.repeat(32)}.webp`, '/uploads/..%2f..%2fsecret', '/uploads/x'])(
  'wire#uploads: %s is not found',
  async (path) => {
    expect((await mall.app.request(path)).status).toBe(404)
  },
)

test('product#account: an account erased after 14 days loses its pictures; pictures of others stay', async () => {
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const send = async (token: string) => {
    const ticket = await ticketOf(token)
    expect((await sendWith(ticket, photo)).status).toBe(204)
    return ticket.publicUrl
  }
  const statusOf = async (path: string) => (await mall.app.request(path)).status
  const { access_token: token } = await call.signIn('pictured@example.com')
  const [erased, remaining] = [await send(token), await send(ownToken)]
  later(minute)
  expect(
    (await call.write('DELETE', '/p/user', token, { code: await call.codeFor('pictured@example.com') })).status,
  ).toBe(204)
  const deleteNow = () => deleteExpired({ db: mall.db, uploads: mall.uploads, clock: () => mall.time.now })
  later(13 * day)
  await deleteNow()
  expect(await statusOf(erased), 'before the 14 days the pictures stay').toBe(200)
  later(day)
  await deleteNow()
  expect([await statusOf(erased), await statusOf(remaining)]).toEqual([404, 200])
})
