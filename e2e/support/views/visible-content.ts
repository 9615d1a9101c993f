import { expect, type Page } from '@playwright/test'
import { waitForWorker } from '../offline/wait-for-worker.ts'

/** The visible content of a screen. */
export type VisibleContent = { readonly title: string; readonly prices: readonly string[]; readonly pictures: number }

const readVisibleContent = () => {
  const inSight = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const main = document.querySelector('main')
  if (!main) return { title: '', prices: [], pictures: 0, undecoded: 0 }
  const pictures = [...main.querySelectorAll<HTMLImageElement>('picture img')].filter(inSight)
  return {
    title: main.querySelector('h1')?.textContent ?? '',
    prices: (main.innerText.match(/Rs\.\s[\d,]+/g) ?? []).slice(0, 6),
    pictures: pictures.length,
    // An empty picture place counts as not decoded.
    undecoded:
      pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length +
      [...main.querySelectorAll('[data-awaited], [aria-busy="true"]')].filter(inSight).length,
  }
}

/** Waits until every visible picture is decoded and the screen is stable; answers the visible content. */
export async function waitForContent(page: Pick<Page, 'evaluate'>, timeoutMs = 10_000): Promise<VisibleContent> {
  let last = ''
  await expect
    .poll(
      async () => {
        const { undecoded, ...content } = await page.evaluate(readVisibleContent)
        const text = JSON.stringify(content)
        const isStable = text === last && undecoded === 0 && content.title !== ''
        last = text
        return isStable
      },
      { message: 'every visible picture is decoded', intervals: [250], timeout: timeoutMs },
    )
    .toBe(true)
  return JSON.parse(last) as VisibleContent
}

/** Waits until the worker has every file of the build, and the page's answers and pictures are stored. */
export async function waitUntilStored(page: Pick<Page, 'evaluate'>): Promise<void> {
  await waitForWorker(page)
  await waitUntilPicturesCached(page)
}

/** Waits until every picture of the page is cached, at this width or at another. */
export async function waitUntilPicturesCached(page: Pick<Page, 'evaluate'>): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>('picture img')].filter(
            ({ naturalWidth }) => naturalWidth > 0,
          )
          const cached = (await (await caches.open('pictures')).keys()).map(({ url }) => url)
          const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1)
          return pictures.filter(({ currentSrc }) => !cached.some((url) => url.startsWith(folderOf(currentSrc)))).length
        }),
      { message: 'visible pictures that are not saved' },
    )
    .toBe(0)
}
