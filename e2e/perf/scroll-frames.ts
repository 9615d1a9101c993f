import type { Page } from '@playwright/test'

/** Scrolls to the end of what there is now as a flung list goes, 240 px a frame, and tells how long each frame took, in ms. */
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
