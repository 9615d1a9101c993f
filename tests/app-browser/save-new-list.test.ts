import { i18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { maxGroceryItems, maxGroceryLists } from '#contract/grocery/list-limits.ts'
import { createList } from '#features/grocery-lists/list-commands.ts'
import { saveNewList } from '#features/grocery-lists/save-new-list.ts'
import { readLists } from '#offline/grocery-lists.ts'
import { clearSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'

const lists = async () => (await readLists('', { now: Date.now(), timeZone: 'UTC' })).lists

// Nobody is signed in, so nothing is sent.
beforeEach(async () => {
  await clearSession()
  await openStore('outbox').clear()
  i18n.load('en', {})
  i18n.activate('en')
})

test('product#grocery-code: a list of another person gets a number where its name is taken', async () => {
  await createList('Picnic')
  expect(await saveNewList('picnic', [{ text: 'Tea', count: 2 }], await lists())).toEqual({
    ok: true,
    name: 'picnic (2)',
    isStored: true,
  })
  expect((await lists()).map(({ name, items }) => [name, items.length])).toEqual([
    ['Picnic', 0],
    ['picnic (2)', 1],
  ])
})

test('product#grocery-code: a list that cannot be saved names the reason, and leaves no list behind', async () => {
  const many = Array.from({ length: maxGroceryItems + 1 }, (_, at) => ({ text: `Item ${at}` }))
  expect(await saveNewList('Long', many, [])).toEqual({
    ok: false,
    words: 'Failed to create grocery list. This list is full. Remove something first.',
  })
  expect(await lists()).toEqual([])
  for (let at = 0; at < maxGroceryLists; at += 1) await createList(`List ${at}`)
  expect(await saveNewList('Picnic', [{ text: 'Tea' }], await lists())).toEqual({
    ok: false,
    words: "Failed to create grocery list. You've reached the maximum number of lists. Delete one first.",
  })
})
