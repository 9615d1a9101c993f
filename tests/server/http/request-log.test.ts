import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { type Mall, openMall } from '../support/mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall(36)
})
afterAll(() => mall?.close())

const token = 'a-token-of-a-shared-list-0123456789-abcdefg'
const pathsFrom = async (path: string, init: RequestInit = {}) => {
  mall.log.length = 0
  await mall.app.request(path, init)
  return mall.log.map((line) => [line['event'], line['path']])
}

test('quality#codes: the token of a shared grocery list is not written to the log', async () => {
  const shared = `/api/groceryList/shared/${token}`
  expect(await pathsFrom(`${shared}?regionId=${defaultRegionId}`)).toEqual([['request', '/api/groceryList/shared/…']])
  const body = JSON.stringify({ changes: [] })
  const headers = { 'Content-Type': 'application/json' }
  expect(await pathsFrom(`${shared}/changes?regionId=${defaultRegionId}`, { method: 'POST', headers, body })).toEqual([
    ['request', '/api/groceryList/shared/…/changes'],
  ])
  expect(await pathsFrom(`/wish-list/shared/${token}`)).toEqual([['request', '/wish-list/shared/…']])
  await query(mall.db, sql`alter table grocery_link rename to grocery_link_away`)
  expect(await pathsFrom(`${shared}?regionId=${defaultRegionId}`)).toEqual([
    ['failure', '/api/groceryList/shared/…'],
    ['request', '/api/groceryList/shared/…'],
  ])
})
