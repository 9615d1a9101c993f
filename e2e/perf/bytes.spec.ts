import { catalogueOf, productPath } from '../support/catalogue.ts'
import { expect, mallAddress, test } from '../support/mall-test.ts'
import { waitForWorker } from '../support/offline/wait-for-worker.ts'
import { coldVisit, repeatVisit } from './measure-page.ts'
import { networkProfiles } from './network/network-profile.ts'
import { newProfile, openPhone } from './phone.ts'
import { openStageBefore } from './stage.ts'
import { visit } from './visit.ts'

test.use({ hasPictures: true })

/** Limits of bytes over HTTP/2 and TLS, headers included, with their reasons (docs/quality.md#speed). */
const most = {
  home: [235_000, 'peers need 311 to 645 kB; document, scripts and font take 150, the visible pictures 40'],
  product: [190_000, 'peers need 255 to 507 kB; reviews and similar products load on scrolling only'],
  again: [
    2_000,
    'peers need up to 16 kB; the worker has every file, and only data that may have changed are revalidated',
  ],
} as const

test('quality#speed: all bytes until idle: home at most 235 kB, a product 190, another visit 2', async ({
  isMobile,
}) => {
  test.skip(!isMobile, 'the limits apply to phones')
  test.slow()
  const [row] = await catalogueOf().tags()
  const [first] = row?.productDtoList ?? []
  if (!first) throw new Error('Home shows no product')
  const stage = await openStageBefore(process.env[mallAddress] ?? '')
  const profile = await newProfile()
  try {
    const product = await coldVisit(stage, stage.origin + productPath(first), networkProfiles.unshaped)
    const phone = await openPhone(profile.folder, stage.keyHash)
    const home = await visit(phone, `${stage.origin}/`, { quietMs: 1_000 })
    const [page] = phone.pages()
    if (page) await waitForWorker(page)
    await phone.close()
    const repeat = await repeatVisit(stage, `${stage.origin}/`, profile.folder, networkProfiles.unshaped, false)
    const counted = { home: home.bytes, product: product.bytes, again: repeat.wireBytes }
    process.stdout.write(`bytes until idle ${JSON.stringify(counted)}\n`)
    expect
      .soft(
        stage.tlsProxy.answered.map(({ path }) => path),
        'repeat visit: the document comes from the worker',
      )
      .not.toContain('/')
    const largest = { home: home.largest, product: product.largest, again: stage.tlsProxy.answered }
    for (const name of ['home', 'product', 'again'] as const) {
      const [limit, reason] = most[name]
      expect.soft(counted[name], `${name}: ${reason}\n${JSON.stringify(largest[name])}`).toBeLessThanOrEqual(limit)
    }
  } finally {
    await stage.close()
    await profile.remove()
  }
})
