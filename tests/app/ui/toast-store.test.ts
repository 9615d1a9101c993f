import { beforeEach, expect, test } from 'vitest'
import { dismissToast, showToast, type Toast, toasts } from '#ui/feedback/first/toast-store.ts'

const show = (words: string, more: Partial<Toast> = {}) => showToast({ kind: 'success', words, ...more })
const shown = () => toasts.state.map(({ words }) => words)

beforeEach(() => toasts.setState(() => []))

test('product#toasts: at most three are shown, the newest first; a fourth removes the oldest', () => {
  for (const words of ['first', 'second', 'third']) show(words)
  expect(shown()).toEqual(['third', 'second', 'first'])
  show('fourth')
  expect(shown()).toEqual(['fourth', 'third', 'second'])
})

test('product#toasts: a toast that waits for an answer stays while newer ones come and go', () => {
  show('update', { kind: 'update', isSticky: true })
  for (const words of ['second', 'third', 'fourth', 'fifth']) show(words)
  expect(shown()).toEqual(['fifth', 'fourth', 'update'])
})

test('product#toasts: of toasts that all wait for an answer the oldest is removed', () => {
  for (const words of ['first', 'second', 'third', 'fourth']) show(words, { isSticky: true })
  expect(shown()).toEqual(['fourth', 'third', 'second'])
})

test('product#toasts: a toast with the same words replaces the earlier one, and is dismissed by its own id', () => {
  const earlier = show('Saved')
  show('Added')
  const later = show('Saved', { kind: 'error' })
  expect(toasts.state).toMatchObject([
    { id: later, words: 'Saved', kind: 'error' },
    { words: 'Added', kind: 'success' },
  ])
  dismissToast(earlier)
  expect(shown()).toEqual(['Saved', 'Added'])
  dismissToast(later)
  expect(shown()).toEqual(['Added'])
})
