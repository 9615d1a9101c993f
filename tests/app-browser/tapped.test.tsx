import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTapped } from '#features/grocery-lists/list/use-tapped.ts'

const store = vi.fn<(count: number) => void>()
let root: Root
let container: HTMLElement

function SampleStepper({ stored }: { stored: number }) {
  const [count, setCount] = useTapped(stored, store)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

/** Shows the count that the device has stored. */
const show = (stored: number) => act(async () => root.render(<SampleStepper stored={stored} />))
const press = () => act(async () => container.querySelector('button')?.click())
const shown = () => container.textContent

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  store.mockReset()
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await show(1)
})
afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('product#grocery-lists: fast taps all count, although none is stored before the next', async () => {
  for (let taps = 0; taps < 3; taps += 1) await press()
  expect(shown()).toBe('4')
  await act(async () => vi.advanceTimersByTime(100))
  expect(store.mock.calls).toEqual([[2], [3], [4]])
})

test('product#grocery-lists: a count of an earlier tap, which is stored later, does not hide the last tap', async () => {
  await press()
  await press()
  await show(2)
  expect(shown()).toBe('3')
  await press()
  expect(shown()).toBe('4')
  await show(3)
  await show(4)
  await show(9)
  expect(shown()).toBe('9')
})

test('product#grocery-lists: a count that is not stored, because another device has the later tap, does not stay', async () => {
  await press()
  await show(7)
  expect(shown()).toBe('2')
  await act(async () => vi.advanceTimersByTime(3_000))
  expect(shown()).toBe('7')
})
