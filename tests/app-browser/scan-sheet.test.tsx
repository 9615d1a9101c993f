import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOfList, type CodedList } from '#features/grocery-lists/hand-over/list-code.ts'
import { ScanSheet } from '#features/grocery-lists/sheets/scan-sheet.tsx'

/** The text of the code in front of the camera; null while no code is there. */
let inFront: string | null
let root: Root
const container = document.createElement('div')
const received = vi.fn<(list: CodedList) => void>()
const words = () => document.querySelector('[role="dialog"]')?.textContent ?? ''

beforeEach(async () => {
  inFront = null
  received.mockReset()
  i18n.load('en', {})
  i18n.activate('en')
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => (inFront === null ? [] : [{ rawValue: inFront }])
    },
  )
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(canvas.captureStream())
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  document.body.append(container)
  root = createRoot(container)
  root.render(
    <I18nProvider i18n={i18n}>
      <ScanSheet onList={received} onClose={() => {}} />
    </I18nProvider>,
  )
  await vi.waitFor(() => expect(words()).toContain('Hold the code of a grocery list in front of the camera'))
})
afterEach(() => {
  root.unmount()
  container.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('product#grocery-code: the camera says that another code is no list, and goes on until a code is a list', async () => {
  const list = { name: 'Weekly shop', items: [{ text: 'Milk', count: 2 }] }
  const address = (await addressOfList(list, location.origin)) ?? ''
  expect(words()).not.toContain('This is not the code of a grocery list.')
  for (const other of ['https://menu.example/', address.slice(0, -6)]) {
    inFront = other
    await vi.waitFor(() => expect(words()).toContain('This is not the code of a grocery list.'))
  }
  expect(received).not.toHaveBeenCalled()
  inFront = address
  await vi.waitFor(() => expect(received).toHaveBeenCalledExactlyOnceWith(list))
})

test('product#grocery-code: a picture without a code is named, and the same picture can be chosen again', async () => {
  const canvas = document.createElement('canvas')
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const chosen = new DataTransfer()
  chosen.items.add(new File([blob ?? ''], 'code.png', { type: 'image/png' }))
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await vi.waitFor(() => expect(document.querySelectorAll('[aria-disabled]')).toHaveLength(0))
  if (input) input.files = chosen.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(words()).toContain('There is no code of a grocery list in this picture.'))
  // The browser fires no event for the same picture while the input holds that picture.
  expect(input?.files).toHaveLength(0)
})
