import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { sentences } from '#contract/account/sentences.ts'
import { uploadTicket } from '#contract/account/upload-ticket.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { Dependencies } from '../dependencies.ts'
import { openTurns } from '../http/in-turn.ts'
import { memoize } from '../http/memoize.ts'
import { refusal, refuse } from '../http/refusal.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { readPictureFile } from '../media/picture-path.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'
import { hashToken, randomToken } from '../sign-in/secrets.ts'
import { encodeUpload, resizeUpload } from './encode-upload.ts'
import { isUploadName } from './open-uploads.ts'
import { insertTicket, returnTicket, uploadPath, useTicket } from './upload-store.ts'

/** The page crops and shrinks pictures before the upload; a request is limited to 1 MB. */
const maxBytes = 950_000
const ticketLife = 600_000
const maxTicketsPerHour = 60
const aYear = 'public, max-age=31536000, immutable'

/** GET /p/oss/securityToken: a ticket for one picture of its owner. */
export function uploadTicketRoutes(api: Hono, dependencies: Dependencies): void {
  const { clock } = dependencies
  serveShopper(api, dependencies, uploadTicket, async (_query, { tables, shopper, timeZone }) => {
    const now = clock()
    const tooMany = await checkRates(
      tables,
      [{ key: rateKeys.uploadTicketsOf(shopper.accountId), max: maxTicketsPerHour, seconds: 3600 }],
      new Date(now),
    )
    if (tooMany) return tooMany
    const [name, ticket] = [randomBytes(16).toString('hex'), randomToken()]
    await insertTicket(tables, {
      name,
      accountId: shopper.accountId,
      ticketHash: hashToken(ticket),
      ends: new Date(now + ticketLife),
    })
    return {
      uploadUrl: '/uploads',
      fields: { ticket },
      publicUrl: uploadPath(name),
      expiration: wireTimeOf(now + ticketLife, timeZone),
      maxBytes,
    }
  })
}

/** The sizes of pictures kept in memory, some 20 kB each. */
const maxResized = 300
const tenMinutes = 600_000

/**
 * POST /uploads, a form with `ticket` and `file`: 204 once the picture is stored. GET /uploads/{name}.webp, and
 * /uploads/{name}/{width}.{format} for the sizes of the catalogue's pictures.
 */
export function uploadRoutes(app: Hono, { db, clock, uploads, settings }: Dependencies): void {
  // A queue of their own, because the pictures of a page must not delay documents and searches.
  const inTurn = openTurns({ db, clock, settings })
  app.post('/uploads', async (context) => {
    const { ticket, file } = await context.req.parseBody().catch((): Record<string, unknown> => ({}))
    const invalid = () => refuse(context, refusal('PICTURE_INVALID', sentences.PICTURE_INVALID))
    if (typeof ticket !== 'string' || !(file instanceof File)) return invalid()
    if (file.size > maxBytes) return refuse(context, refusal('TOO_LARGE', 'The picture is larger than 950 kB.'))
    return inTurn(context, async () => {
      const name = await useTicket(db, hashToken(ticket), new Date(clock()))
      if (!name) return refuse(context, refusal('NOT_FOUND', 'This ticket was used or has expired. Request a new one.'))
      const picture = await encodeUpload(new Uint8Array(await file.arrayBuffer()))
      try {
        if (picture) await uploads.store(name, picture)
      } catch (error) {
        await returnTicket(db, name)
        throw error
      }
      if (picture) return context.body(null, 204)
      await returnTicket(db, name)
      return invalid()
    })
  })

  app.get('/uploads/:file', async (context) => {
    const name = context.req.param('file').replace(/\.webp$/, '')
    const bytes = isUploadName(name) ? await uploads.read(name) : null
    if (!bytes) return refuse(context, refusal('NOT_FOUND', 'There is no such picture.'))
    return context.body(Uint8Array.from(bytes), 200, { 'Content-Type': 'image/webp', 'Cache-Control': aYear })
  })

  const resized = memoize<Uint8Array | null>(clock, tenMinutes, maxResized)
  app.get('/uploads/:name/:file', async (context) => {
    const { name, file } = context.req.param()
    const size = readPictureFile(file)
    const missing = () => refuse(context, refusal('NOT_FOUND', 'There is no such picture.'))
    if (!size || !isUploadName(name)) return missing()
    return inTurn(context, async () => {
      const bytes = await resized(`${name} ${file}`, async () => {
        const whole = await uploads.read(name)
        return whole && resizeUpload(whole, size.width, size.format)
      })
      if (!bytes) return missing()
      return context.body(Uint8Array.from(bytes), 200, {
        'Content-Type': `image/${size.format}`,
        'Cache-Control': aYear,
      })
    })
  })
}
