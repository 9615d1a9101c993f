import { expect } from '@playwright/test'
import { routesOfMall } from '../support/routes-of-mall.ts'
import { waitForContent, waitUntilStored } from '../support/views/visible-content.ts'
import { test } from './support/engine-test.ts'

test('product#offline: visited pages open again without a network, with their prices and pictures', async ({
  open,
  request,
  mall,
  mallProxy,
}) => {
  const { department, product } = await routesOfMall(request, mall)
  const visited = []
  for (const path of ['/', department, product]) {
    const tab = await open(path)
    await waitForContent(tab)
    await waitUntilStored(tab)
    visited.push({ path, online: await waitForContent(tab) })
    await tab.close()
  }

  mallProxy.cut(true)
  for (const { path, online } of visited) {
    const tab = await open(path)
    // Every visible picture is drawn by then.
    const { title, prices, pictures } = await waitForContent(tab)
    expect(title).toBe(online.title)
    expect(prices).not.toEqual([])
    expect(prices).toEqual(online.prices)
    expect(pictures).toBeGreaterThan(0)
    await tab.shows("Can't reach Nelu")
    await tab.close()
  }
})
