import type { Page } from '@playwright/test'

/** Scrolls to the current end like a flung list, 240 px a frame; answers the duration of each frame in ms. */
export const scrollFrames = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const frames: number[] = []
    const end = document.documentElement.scrollHeight - innerHeight
    let last = await new Promise<number>(requestAnimationFrame)
    for (let top = scrollY; top < end; top += 240) {
      scrollTo({ top, behavior: 'instant' })
      const now = await new Promise<number>(requestAnimationFrame)
      frames.push(now - last)
      last = now
    }
    return frames
  })
