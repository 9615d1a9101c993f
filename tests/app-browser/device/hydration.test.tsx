import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markFirstViewUp, useIsHydrated } from '#device/hydration.ts'

let root: Root
let container: HTMLElement
/** The result of the hook in each render of the screen. */
let renders: boolean[]

function Screen() {
  renders.push(useIsHydrated())
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  renders = []
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})

test('quality#speed: a phone renders what is below the fold after the first view, and a later screen at once', async () => {
  await act(async () => root.render(<p>Loading</p>))
  await act(async () => root.render(<Screen key="first" />))
  expect([renders[0], renders.at(-1)]).toEqual([false, true])

  markFirstViewUp()
  renders = []
  await act(async () => root.render(<Screen key="second" />))
  expect(new Set(renders)).toEqual(new Set([true]))
})
