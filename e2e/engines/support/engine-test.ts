import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { type EngineName, whySkipped } from '#tests/support/engines.ts'
import { test as proxyTest } from '../../support/proxy-test.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

const start = { firefox: startFirefox, webkit: startWebKit }

export type EngineOptions = { engineName: EngineName }

/**
 * The `test` of the journeys: a browser of its own with nothing stored, whose tabs reach the mall through the proxy.
 * Playwright's own pages are not used. A test fails where a page has an uncaught error.
 */
export const test = proxyTest.extend<EngineOptions & { engine: Engine; open: (path: string) => Promise<Tab> }>({
  engineName: ['firefox', { option: true }],
  engine: async ({ engineName }, use, info) => {
    const reason = whySkipped(engineName)
    info.skip(reason !== null, reason ?? '')
    const engine = await start[engineName]()
    await use(engine)
    await engine.quit()
  },
  open: async ({ engine, mallProxy }, use, info) => {
    const tabs: Tab[] = []
    await use(async (path) => {
      const tab = await Tab.open(engine, mallProxy.address, path)
      tabs.push(tab)
      return tab
    })
    const last = tabs.at(-1)
    const errors = mallProxy.requests.filter((path) => path.startsWith('/api/clientErrors'))
    expect(errors, 'errors that a page has reported').toEqual([])
    if (info.status !== info.expectedStatus && last) await writeFile(info.outputPath('last-tab.png'), await last.draw())
  },
})
