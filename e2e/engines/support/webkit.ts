import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { listen } from '#tests/support/listen.ts'
import type { Engine } from './engine.ts'
import { startProgram } from './start-program.ts'

/**
 * Starts WebKitGTK's own browser and drives the browser by WebDriver. The browser has no headless mode and gets a screen
 * in memory. Everything that the browser stores ends with the session.
 */
export async function startWebKit(): Promise<Engine> {
  const screen = await startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    announcement: /^(\d+)$/m,
  })
  const port = await freePort()
  const driver = await startProgram('WebKitWebDriver', [`--port=${port}`], {
    environment: { DISPLAY: `:${screen.announced}`, GDK_BACKEND: 'x11', LC_ALL: 'en_US.UTF-8' },
  })
  const driverAddress = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${driverAddress}/status`)
        .then(({ ok }) => ok)
        .catch(() => false),
    )
    .toBe(true)

  const send = async <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result> => {
    const response = await fetch(driverAddress + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  const first = await send<string>('GET', `${session}/window`)
  const inTab = async <Result>(tab: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    await send('POST', `${session}/window`, { handle: tab })
    return send<Result>(method, session + path, body)
  }
  return {
    // A tab would stay behind the first one, where a page does not draw.
    openTab: async () => (await inTab<{ handle: string }>(first, 'POST', '/window/new', { type: 'window' })).handle,
    closeTab: async (tab) => void (await inTab(tab, 'DELETE', '/window')),
    navigate: async (tab, url) => void (await inTab(tab, 'POST', '/url', { url })),
    evaluate: (tab, expression) => inTab(tab, 'POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    perform: async (tab, actions) => void (await inTab(tab, 'POST', '/actions', { actions })),
    draw: (tab) => inTab(tab, 'GET', '/screenshot'),
    quit: async () => {
      await send('DELETE', session).finally(driver.stop).finally(screen.stop)
    },
  }
}

/** A port that was free a moment ago: the driver takes no port 0. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
