import type { Hono } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { refuse } from '../http/refusal.ts'
import { refusal } from '../http/serve.ts'
import { pictureGeneration, readPictureFile, readPictureName } from './picture-path.ts'

const aYear = 'public, max-age=31536000, immutable'

/** GET and HEAD /media/{generation}/{render}.{hue}.{view}/{width}.{format}: a picture, never changed under its address. */
export function mediaRoutes(app: Hono, { pictures }: Pick<Dependencies, 'pictures'>): void {
  app.get('/media/:generation/:name/:file', async (context, next) => {
    const spec = readPictureName(context.req.param('name'))
    const file = readPictureFile(context.req.param('file'))
    if (context.req.param('generation') !== pictureGeneration || !spec || !file) return next()
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
