import { expect, test } from 'vitest'
import { itemsOfQuery } from '#features/checkout/checkout-items.ts'
import { groupBuyPath, groupCheckoutPath, remindPath, stateOfQuery } from '#features/group-buy/group-buy-paths.ts'

const queryOf = (path: string) => new URL(path, 'http://mall').searchParams
const bought = { prodId: 7, skuId: 71, count: 2, groupBuyId: 5 }
const orderItem = { prodId: 7, skuId: 71, prodCount: 2 }

test('product#group-team: the checkout reads the group buy and the team of its address', () => {
  const joined = groupCheckoutPath({ ...bought, teamId: 9 })
  expect(itemsOfQuery(queryOf(joined))).toEqual({ orderItem, groupBuy: { groupBuyId: 5, teamId: 9 } })
})

test('product#group-team: a checkout without a team starts one', () => {
  const started = groupCheckoutPath({ ...bought, teamId: undefined })
  expect(itemsOfQuery(queryOf(started))).toEqual({ orderItem, groupBuy: { groupBuyId: 5 } })
})

test('product#group-team: an address with a wrong number is no purchase in a group', () => {
  expect(itemsOfQuery(queryOf('/Checkout?prodId=7&skuId=71&count=2&group=x&team=9'))).toEqual({ orderItem })
})

test('product#group-buy-page: the address of the list names the state; another state shows those in progress', () => {
  for (const state of ['progress', 'upcoming', 'completed', 'timedOut'] as const)
    expect(stateOfQuery(queryOf(groupBuyPath(state)))).toBe(state)
  expect(stateOfQuery(queryOf('/group-buy?state=soon'))).toBe('progress')
})

test('product#group-reminder: the address after login names the group buy in the list of upcoming ones', () => {
  const query = queryOf(remindPath(5))
  expect(stateOfQuery(query)).toBe('upcoming')
  expect(query.get('remind')).toBe('5')
})
