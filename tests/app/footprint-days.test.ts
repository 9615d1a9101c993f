import { expect, test } from 'vitest'
import { daysOf } from '#features/footprint/footprint-days.ts'
import { sampleCard } from '../support/sample-card.ts'

const seen = (prodId: number, time: string, regionId = 1) => ({
  key: `${time} ${regionId} ${prodId}`,
  prodId,
  at: Date.parse(`${time}Z`),
  regionId,
  card: { ...sampleCard, prodId },
})

test('product#footprint: days follow the given time zone, newest first', () => {
  const all = [seen(3, '2026-11-21T20:00:00'), seen(2, '2026-11-21T10:00:00'), seen(1, '2026-11-20T23:30:00')]
  const named = (zone: string) => daysOf(all, 1, zone).map(({ day, views }) => [day, views.map(({ prodId }) => prodId)])
  expect(named('UTC')).toEqual([
    ['2026-11-21', [3, 2]],
    ['2026-11-20', [1]],
  ])
  expect(named('Asia/Colombo')).toEqual([
    ['2026-11-22', [3]],
    ['2026-11-21', [2, 1]],
  ])
})

test('product#footprint: a product opened in two regions is listed once, for the current region; both records are removed together', () => {
  const all = [seen(1, '2026-11-21T10:00:00', 2), seen(1, '2026-11-21T09:00:00', 1), seen(2, '2026-11-21T08:00:00', 2)]
  const [day] = daysOf(all, 1, 'UTC')
  expect(day?.views.map(({ prodId, regionId }) => [prodId, regionId])).toEqual([
    [1, 1],
    [2, 2],
  ])
  expect(day?.views[0]?.keys).toEqual([all[0]?.key, all[1]?.key])
  expect(daysOf(all, 2, 'UTC')[0]?.views[0]?.regionId).toBe(2)
})
