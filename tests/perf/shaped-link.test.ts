import { expect, test } from 'vitest'
import { openLink, openWindow } from '#e2e/perf/network/shaped-link.ts'

test('segments leave one after another at the rate of the link', () => {
  const link = openLink(1500)
  const segment = (8 * 1500) / 1500
  expect(link.depart(100, 1460)).toBe(100 + segment)
  expect(link.depart(100, 1460)).toBe(100 + 2 * segment)
  expect(link.depart(500, 1460)).toBe(500 + segment)
})

test('a link without a rate takes no time', () => {
  const link = openLink(null)
  expect([link.depart(5, 1_000_000), link.depart(6, 1)]).toEqual([5, 6])
})

test('the window starts at ten segments, doubles each round and is at most two pipes', () => {
  const window = openWindow(150, 1638)
  const rounds: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const capacity = window.capacity()
    rounds.push(capacity)
    window.sent(capacity)
    expect(window.capacity()).toBe(0)
    window.acknowledged(capacity)
  }
  const pipe = (150 * 1638) / 8
  expect(rounds.slice(0, 3)).toEqual([14_600, 29_200, 58_400])
  expect(rounds.slice(3)).toEqual([2 * pipe, 2 * pipe])
})
