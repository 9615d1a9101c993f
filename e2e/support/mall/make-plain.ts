import type { BrowserContext } from '@playwright/test'
import { plainCookie, removeBrowserFeatures } from './remove-browser-features.ts'

/**
 * Removes background sync, push, WebOTP and BroadcastChannel from pages and worker (a cookie selects the worker's
 * script without them: `plain-worker.ts`), and view transitions and AVIF from every page. A browser switch removes
 * AVIF, so that `<picture>` chooses its next source as a browser without AVIF does.
 */
export async function makePlain(context: BrowserContext, mall: string): Promise<void> {
  await context.addInitScript(removeBrowserFeatures)
  await context.addCookies([{ name: plainCookie, value: 'yes', url: mall }])
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] })
    return page
  }
}
