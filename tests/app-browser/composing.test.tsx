import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Composer } from '#features/chat/composer/composer.tsx'
import { searchFieldId } from '#features/search/search-field.ts'
import { optionId, useActiveOption } from '#features/search/use-active-option.ts'

/** The Enter that ends a composed word: in Chromium and Firefox during the composition, in WebKit after its end. */
const wordEnds = [{ isComposing: true }, { keyCode: 229 }]
const words = ['nihao']
let root: Root
let container: HTMLElement
const show = (content: ReactNode) => root.render(<I18nProvider i18n={i18n}>{content}</I18nProvider>)
const press = (field: Element | null, init: KeyboardEventInit) =>
  field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))

beforeEach(() => {
  i18n.load('en', {})
  i18n.activate('en')
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  container.remove()
})

test('product#chat: the Enter that ends a composed word sends nothing, and the next Enter sends the message', async () => {
  const send = vi.fn(async () => true)
  show(<Composer userId="u" conversationId="c" subject={null} hasSubject={false} onSend={send} />)
  const field = () => container.querySelector('textarea')
  await vi.waitFor(() => expect(field()?.readOnly).toBe(false))
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), '你好')
  field()?.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => expect(field()?.value).toBe('你好'))
  for (const end of wordEnds) press(field(), { key: 'Enter', ...end })
  expect(field()?.value).toBe('你好')
  press(field(), { key: 'Enter', keyCode: 13 })
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ text: '你好', pictures: [] }))
})

test('product#search: the Enter that ends a composed word opens no suggestion', async () => {
  const opened = vi.fn()
  show(<SampleSearch onOpen={opened} />)
  const field = () => document.getElementById(searchFieldId)
  await vi.waitFor(() => expect(field()?.getAttribute('aria-expanded')).toBe('true'))
  press(field(), { key: 'ArrowDown' })
  await vi.waitFor(() => expect(field()?.getAttribute('aria-activedescendant')).toBe(optionId(0)))
  for (const end of wordEnds) press(field(), { key: 'Enter', ...end })
  expect(opened).not.toHaveBeenCalled()
  press(field(), { key: 'Enter', keyCode: 13 })
  expect(opened).toHaveBeenCalledOnce()
})

const ignore = () => {}
function SampleSearch({ onOpen }: { onOpen: () => void }) {
  useActiveOption({ words, count: 1, onEscape: ignore, onDown: ignore })
  return (
    <>
      <input id={searchFieldId} />
      <button type="button" id={optionId(0)} onClick={onOpen} />
    </>
  )
}
