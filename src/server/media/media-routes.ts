import type { Hono } from 'hono'
import { pageRenders } from '../../contract/page-pictures.ts'
import type { Dependencies } from '../dependencies.ts'
import { refuse } from '../http/refusal.ts'
import { remembered } from '../http/remembered.ts'
import { refusal } from '../http/serve.ts'
import { pictureGeneration, readPictureFile, readPictureName } from './picture-path.ts'
import { shownRenders } from './shown-pictures-store.ts'

const aYear = 'public, max-age=31536000, immutable'

/** The catalogue may be made anew while the server runs. */
const tenMinutes = 600_000

/**
 * GET and HEAD /media/{generation}/{render}.{hue}.{view}/{width}.{format}: a picture, never changed under its address. Only
 * of what the mall sells or shows: nobody fills its disk with pictures of anything else.
 */
export function mediaRoutes(app: Hono, { pictures, db, clock }: Pick<Dependencies, 'pictures' | 'db' | 'clock'>): void {
  const renders = remembered<ReadonlySet<string>>(clock, tenMinutes, 1)
  const isShown = async (render: string) =>
    (await renders('all', async () => new Set([...Object.values(pageRenders), ...(await shownRenders(db))]))).has(render)

  app.get('/media/:generation/:name/:file', async (context, next) => {
    const spec = readPictureName(context.req.param('name'))
    const file = readPictureFile(context.req.param('file'))
    if (context.req.param('generation') !== pictureGeneration || !spec || !file) return next()
    if (!(await isShown(spec.render))) return next()
    const bytes = await pictures.read(spec, file.width, file.format)
    if (!bytes) return next()
    return context.body(Uint8Array.from(bytes), 200, {
      'Content-Type': `image/${file.format}`,
      'Content-Length': String(bytes.length),
      'Cache-Control': aYear,
    })
  })
  app.all('/media/*', (context) => refuse(context, refusal('NOT_FOUND', 'There is no such picture.')))
}
