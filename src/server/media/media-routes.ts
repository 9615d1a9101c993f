import type { Hono } from 'hono'
import { pageRenders } from '#contract/page-pictures.ts'
import type { Dependencies } from '../dependencies.ts'
import { memoize } from '../http/memoize.ts'
import { refuse } from '../http/refusal.ts'
import { refusal } from '../http/serve.ts'
import { type PictureSpec, pictureGeneration, pictureName, readPictureFile, readPictureName } from './picture-path.ts'
import { drawSharePicture, readSharePicture } from './share-picture.ts'
import { shownRenders } from './shown-pictures-store.ts'

const aYear = 'public, max-age=31536000, immutable'

/** The catalogue may change while the server runs. */
const tenMinutes = 600_000
/** Link previews kept in memory, some 40 kB each; messengers ask once or twice in a row. */
const maxPreviews = 100

/**
 * GET and HEAD /media/{generation}/{render}.{hue}.{view}/{width}.{format}, and share-{tint}.jpg for link previews. A
 * picture never changes under its address. Only pictures of the catalogue and of the page's own states are made, so
 * that no caller can fill the disk with others.
 */
export function mediaRoutes(app: Hono, { pictures, db, clock }: Pick<Dependencies, 'pictures' | 'db' | 'clock'>): void {
  const renders = memoize<ReadonlySet<string>>(clock, tenMinutes, 1)
  const isShown = async (render: string) =>
    (await renders('all', async () => new Set([...Object.values(pageRenders), ...(await shownRenders(db))]))).has(
      render,
    )

  const previews = memoize<Uint8Array | null>(clock, tenMinutes, maxPreviews)
  const preview = (spec: PictureSpec, tint = '') =>
    previews(`${pictureName(spec)} ${tint}`, async () => {
      const picture = await pictures.read(spec, 512, 'webp')
      return picture && drawSharePicture(picture, tint)
    })

  app.get('/media/:generation/:name/:file', async (context, next) => {
    const { generation, name, file: fileName } = context.req.param()
    const spec = readPictureName(name)
    const file = readPictureFile(fileName)
    const shared = readSharePicture(name, fileName)
    if (generation !== pictureGeneration || !spec || !(file ?? shared)) return next()
    if (!(await isShown(spec.render))) return next()
    const bytes = file ? await pictures.read(spec, file.width, file.format) : await preview(spec, shared?.tint)
    if (!bytes) return next()
    return context.body(Uint8Array.from(bytes), 200, {
      'Content-Type': `image/${file?.format ?? 'jpeg'}`,
      'Content-Length': String(bytes.length),
      'Cache-Control': aYear,
    })
  })
  app.all('/media/*', (context) => refuse(context, refusal('NOT_FOUND', 'There is no such picture.')))
}
