import type { Hono } from 'hono'
import { pageRenders } from '#contract/page-pictures.ts'
import type { Dependencies } from '../dependencies.ts'
import { faces, shoppingBags } from '../group-buy/group-buy-rules.ts'
import { memoize } from '../http/memoize.ts'
import { busy, refusal, refuse } from '../http/refusal.ts'
import { giftPicture } from '../invitation/invitation-notice.ts'
import { type PictureSpec, pictureGeneration, pictureName, readPictureFile, readPictureName } from './picture-path.ts'
import { PictureQueueFull } from './picture-threads.ts'
import { readSharePicture } from './share-picture.ts'
import { shownNames, shownRenders, wasOrdered } from './shown-pictures-store.ts'

const aYear = 'public, max-age=31536000, immutable'

/** The catalogue may change while the server runs. */
const aMinute = 60_000
const tenMinutes = 600_000
/** Illustrations whose shown pictures are kept in memory, some 5 kB each. */
const maxRenders = 3000
/** Link previews kept in memory, some 40 kB each; messengers ask once or twice in a row. */
const maxPreviews = 100

/**
 * GET and HEAD /media/{generation}/{render}.{hue}.{view}/{width}.{format}, and share-{tint}.jpg for link previews. A
 * picture never changes under its address. Only pictures of the catalogue, of orders and of the page's own states and notices are
 * made, so that no caller can fill the disk with others (decision 0050).
 */
export function mediaRoutes(app: Hono, { pictures, db, clock }: Pick<Dependencies, 'pictures' | 'db' | 'clock'>): void {
  const own = new Set([
    ...Object.values(pageRenders).map((render) => pictureName({ render, hue: 0, view: 'front' })),
    pictureName(giftPicture),
    ...faces.map(pictureName),
    pictureName(shoppingBags),
  ])
  const renders = memoize<ReadonlySet<string>>(clock, aMinute, 1)
  const names = memoize<ReadonlySet<string>>(clock, aMinute, maxRenders)
  const isShown = async (spec: PictureSpec) => {
    const name = pictureName(spec)
    if (own.has(name)) return true
    if (!(await renders('all', async () => new Set(await shownRenders(db)))).has(spec.render)) return false
    const shown = await names(spec.render, async () => new Set(await shownNames(db, spec.render)))
    return shown.has(name) || (await wasOrdered(db, spec))
  }

  const previews = memoize<Uint8Array | null>(clock, tenMinutes, maxPreviews)
  const preview = (spec: PictureSpec, tint = '') =>
    previews(`${pictureName(spec)} ${tint}`, () => pictures.share(spec, tint))

  app.get('/media/:generation/:name/:file', async (context, next) => {
    const { generation, name, file: fileName } = context.req.param()
    const spec = readPictureName(name)
    const file = readPictureFile(fileName)
    const shared = readSharePicture(name, fileName)
    if (generation !== pictureGeneration || !spec || !(file ?? shared)) return next()
    // A picture that is made already costs no work, so only others are looked up in the catalogue.
    const isMade = file !== null && (await pictures.weigh(spec, file.width, file.format)) !== null
    if (!isMade && !(await isShown(spec))) return next()
    const bytes = await (file ? pictures.read(spec, file.width, file.format) : preview(spec, shared?.tint)).catch(
      (error: unknown) => (error instanceof PictureQueueFull ? 'full' : Promise.reject(error)),
    )
    if (bytes === 'full') return refuse(context, busy('Too many pictures are being made. Try again in a moment.'))
    if (!bytes) return next()
    return context.body(Uint8Array.from(bytes), 200, {
      'Content-Type': `image/${file?.format ?? 'jpeg'}`,
      'Content-Length': String(bytes.length),
      'Cache-Control': aYear,
    })
  })
  app.all('/media/*', (context) => refuse(context, refusal('NOT_FOUND', 'There is no such picture.')))
}
