import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { type CardFormMessage, paySettings } from '#contract/payment/payment-card.ts'
import { type CardForm, useCardForm } from '#features/payment/use-card-form.ts'

const origin = 'https://pay.example'
const token: CardFormMessage = { payment: 'token', token: 'tok_1', brand: 'Visa', last4: '4242', expiry: '12/34' }
let form: CardForm
let root: Root
let container: HTMLElement
/** Shows the form, or hides it as the choice of another payment method does. */
let show: (isShown: boolean) => Promise<void>

function SampleForm() {
  const [isShown, setShown] = useState(true)
  show = (next) => act(async () => setShown(next))
  form = useCardForm()
  return isShown && <iframe ref={form.mountFrame} title="Card details" />
}

/** A message of the provider's form to the page. */
const receive = (data: CardFormMessage) =>
  act(async () => {
    const source = container.querySelector('iframe')?.contentWindow ?? null
    dispatchEvent(new MessageEvent('message', { origin, source, data }))
  })
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
/** Asks the form for a token. */
async function ask(): Promise<{ readonly answered: ReturnType<typeof vi.fn> }> {
  const answered = vi.fn()
  await act(async () => void form.ask().then(answered))
  return { answered }
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient()
  const { queryKey } = catalogueQuery(paySettings, {})
  client.setQueryData(queryKey, { value: { cardFormUrl: `${origin}/form`, origin, isSandbox: true }, at: 0 })
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <SampleForm />
      </QueryClientProvider>,
    ),
  )
  await receive({ payment: 'ready', height: 300 })
})
afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('product#payments: a card form that does not answer for 30 seconds fails, so that the shopper can go on', async () => {
  const { answered } = await ask()
  await pass(29_999)
  expect([form.hasFailed, answered.mock.calls]).toEqual([false, []])
  await pass(1)
  expect([form.hasFailed, answered.mock.calls]).toEqual([true, [[null]]])
  const again = await ask()
  expect(form.hasFailed).toBe(false)
  await receive(token)
  expect(again.answered.mock.calls).toEqual([['tok_1']])
})

test('product#payments: a card form that has answered does not fail later', async () => {
  const { answered } = await ask()
  await receive({ payment: 'invalid' })
  expect(answered.mock.calls).toEqual([[null]])
  await pass(60_000)
  expect(form.hasFailed).toBe(false)
})

test('product#payments: a form that was closed and opened again is not ready before it has loaded', async () => {
  expect(form.isReady).toBe(true)
  await show(false)
  await show(true)
  expect(form.isReady).toBe(false)
  await receive({ payment: 'ready', height: 300 })
  expect(form.isReady).toBe(true)
})
