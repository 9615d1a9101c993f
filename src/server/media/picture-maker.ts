import type { Log } from '../log.ts'
import { clearOtherGenerations, openPictureCache } from './picture-cache.ts'
import {
  type PictureFormat,
  type PictureSpec,
  pictureFormats,
  pictureGeneration,
  pictureName,
  pictureWidths,
  readPictureFile,
  readPictureName,
} from './picture-path.ts'
import { readRender } from './picture-source.ts'
import { openPictureThreads, type PictureBounds, PictureQueueFull, type Urgency } from './picture-threads.ts'
import type { Pictures } from './pictures.ts'

/** The illustration of a closed parcel, behind the object in the view `box`. */
const parcelRender = '1f4e6'

type Options = PictureBounds & {
  /** The folder of made pictures, created with the first one. */
  readonly folder: string
  readonly log: Log
}
/** A picture under way: read from disk, or made and then written. */
type Flight = Urgency & { readonly bytes: Promise<Uint8Array | null>; readonly settled: Promise<boolean> }

const pathOf = (spec: PictureSpec, width: number, format: PictureFormat) =>
  `${pictureGeneration}/${pictureName(spec)}/${width}.${format}`

/** Every size of these pictures; the size of a phone's card comes first, for the whole mall. */
function* everySize(specs: readonly PictureSpec[]) {
  for (const format of pictureFormats) {
    for (const width of [320, ...pictureWidths.filter((one) => one !== 320)]) {
      for (const spec of specs) yield { spec, width, format }
    }
  }
}

/** Opens the picture maker over a folder and the illustrations of @lobehub/fluent-emoji-3d. */
export function openPictures({ folder, threads, waiting, log }: Options): Pictures {
  const cache = openPictureCache(folder, log)
  const makers = openPictureThreads({ threads, waiting })
  const flights = new Map<string, Flight>()
  let isClosed = false
  void clearOtherGenerations(folder, pictureGeneration)

  async function make(
    spec: PictureSpec,
    width: number,
    format: PictureFormat,
    urgency: Urgency,
    tint?: string,
  ): Promise<Uint8Array | null> {
    try {
      const render = await readRender(spec.render)
      if (!render) return null
      const parcel = spec.view === 'box' ? await readRender(parcelRender) : null
      const drawing = { render, parcel, hue: spec.hue, view: spec.view, width }
      return await makers.make({ drawing, format, ...(tint !== undefined && { tint }) }, urgency)
    } catch (error) {
      if (error instanceof PictureQueueFull) throw error
      const message = error instanceof Error ? error.message : String(error)
      if (!isClosed)
        log.error(
          { event: 'picture-failed', picture: pictureName(spec), width, format, error: message },
          'The picture could not be made',
        )
      return null
    }
  }

  /** Starts a picture or joins the one under way; null for an unknown name. */
  function fly(spec: PictureSpec, width: number, format: PictureFormat, isAsked: boolean): Flight | null {
    const file = `${width}.${format}`
    if (!readPictureName(pictureName(spec)) || !readPictureFile(file)) return null
    const path = pathOf(spec, width, format)
    const known = flights.get(path)
    if (known) {
      known.isAsked ||= isAsked
      return known
    }
    const urgency: Urgency = { isAsked }
    const cached = cache.read(path)
    const bytes = cached.then((found) => found ?? make(spec, width, format, urgency))
    const settled = Promise.all([cached, bytes]).then(
      ([found, made]) => (found || !made ? true : cache.write(path, made)),
      () => true,
    )
    const flight = Object.assign(urgency, { bytes, settled })
    flights.set(path, flight)
    void settled.finally(() => flights.delete(path))
    return flight
  }

  return {
    weigh: (spec, width, format) => cache.weigh(pathOf(spec, width, format)),
    read: async (spec, width, format) => (await fly(spec, width, format, true)?.bytes) ?? null,
    share: (spec, tint) => make(spec, 512, 'webp', { isAsked: true }, tint),
    async warm(specs) {
      const wanted = everySize(specs)
      const makeNext = async () => {
        // A failure ends the whole round: the disk is full, or the maker is closing.
        for (const { spec, width, format } of wanted) {
          if (isClosed) return
          if ((await cache.weigh(pathOf(spec, width, format))) !== null) continue
          const isKept = await fly(spec, width, format, false)?.settled
          if (isKept === false) return
        }
      }
      await Promise.all(Array.from({ length: threads }, makeNext))
    },
    async close() {
      isClosed = true
      await makers.close()
      await Promise.all([...flights.values()].map(({ settled }) => settled))
    },
  }
}
