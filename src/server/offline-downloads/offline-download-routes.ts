import type { Hono } from 'hono'
import { queryString } from '#contract/endpoint.ts'
import { downloadPage, downloadSize, maxDownloadProducts } from '#contract/offline-downloads.ts'
import type { Dependencies } from '../dependencies.ts'
import { encodingFor, packBody } from '../http/compress.ts'
import { memoize } from '../http/memoize.ts'
import { refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { buildDownloadPage, type DownloadQuery, readListCards } from './download-page.ts'
import { downloadPageNumbers, estimateTotal, evenly } from './offline-download-rules.ts'
import { estimatePictureBytes } from './picture-sizes.ts'

/** The number of pages built to estimate the size of a list. */
const maxSampledPages = 4
const tenMinutes = 600_000

/** /search/weight and /search/take (decision 0011). */
export function offlineDownloadRoutes(api: Hono, { pictures, clock }: Dependencies): void {
  const weights = memoize<Weight | null>(clock, tenMinutes, 200)

  const estimate = async (
    { cardWidth, pageWidth, format, ...query }: WeightQuery,
    timeZone: string,
    accepted: string,
  ): Promise<Weight | null> => {
    const first = await buildDownloadPage(api, query, 1, timeZone)
    if (!first) return null
    const { total } = first.list
    const items = Math.min(total, maxDownloadProducts)
    const rest = await Promise.all(
      evenly(downloadPageNumbers(total).slice(1), maxSampledPages - 1).map((page) =>
        buildDownloadPage(api, query, page, timeZone),
      ),
    )
    const pages = [first, ...rest.filter((page) => page !== null)]
    const bodies = pages.map((page) => ({ body: Buffer.from(JSON.stringify(page)), items: page.list.records.length }))
    const packed = await Promise.all(
      bodies.map(async ({ body, items: own }) => ({
        bytes: (await packBody(body, encodingFor(accepted))).length,
        items: own,
      })),
    )
    // Products share pictures, and more so in longer lists, so the pictures of all products are counted. A product
    // whose page was not built counts with its card's picture.
    const details = new Map(
      pages.flatMap((page) => page.products.map(({ detail }) => [detail.prodId, detail] as const)),
    )
    const cards = details.size < items ? await readListCards(api, query, items, timeZone) : []
    const others = cards.filter(({ prodId }) => !details.has(prodId)).map(({ pic }) => ({ pic, imgs: [] }))
    const pictureBytes = await estimatePictureBytes(pictures, [...details.values(), ...others], {
      cardWidth,
      pageWidth,
      format,
    })
    return {
      items,
      total,
      bytes:
        estimateTotal(
          bodies.map(({ body, items: own }) => ({ bytes: body.length, items: own })),
          items,
        ) + pictureBytes,
      transferBytes: estimateTotal(packed, items) + pictureBytes,
    }
  }

  serve(api, downloadSize, async (query, { timeZone, header }) => {
    const accepted = header('Accept-Encoding') ?? ''
    const weight = await weights(`${encodingFor(accepted)} ${queryString(query)}`, () =>
      estimate(query, timeZone, accepted),
    )
    return weight ?? nothing()
  })

  serve(
    api,
    downloadPage,
    async ({ pageNumber, ...query }, { timeZone }) =>
      (await buildDownloadPage(api, query, pageNumber, timeZone)) ?? nothing(),
  )
}

type Weight = { readonly items: number; readonly total: number; readonly bytes: number; readonly transferBytes: number }
type WeightQuery = DownloadQuery & {
  readonly cardWidth: number
  readonly pageWidth: number
  readonly format: 'avif' | 'webp'
}

const nothing = () => refusal('BAD_REQUEST', 'There is no such list.')
