import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '#ui/feedback/first/toast-store.ts'
import { Form, FormField } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { type Sent, useForm } from '#ui/form/use-form.ts'

type Values = { mail: string; password: string }
const send = vi.fn<(values: Values) => Promise<Sent<string>>>()
const done = vi.fn()
const check = ({ mail, password }: Values) => ({
  ...(mail.includes('@') ? {} : { mail: 'Please enter valid email.' }),
  ...(password ? {} : { password: 'Please enter password.' }),
})

function SampleForm() {
  const form = useForm({ start: { mail: '', password: '' }, check, send, onDone: done })
  return (
    <Form form={form} aria-label="Login">
      <FormField form={form} name="mail" label="Email" type="email" />
      <FormField form={form} name="password" label="Password" control={PasswordField} />
      <button type="submit">{'Log in'}</button>
      <output>{form.isDirty ? 'dirty' : 'saved'}</output>
    </Form>
  )
}

let root: Root
let container: HTMLElement
const line = (name: keyof Values) =>
  container.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement
const errorOf = (name: keyof Values) =>
  document.getElementById(line(name).getAttribute('aria-describedby') ?? '-')?.textContent
const type = (name: keyof Values, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(line(name), text)
    line(name).dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = () => act(async () => container.querySelector('form')?.requestSubmit())

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  i18n.load('en', {})
  i18n.activate('en')
  send.mockReset()
  done.mockReset()
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <SampleForm />
      </I18nProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})

test('product#validation: an invalid form shows an error at each field, focuses the first one and sends nothing', async () => {
  await press()
  expect(container.querySelector('[role="alert"]')?.textContent).toBe(
    'Oops! It looks like you missed a few fields or entered invalid data.',
  )
  expect([errorOf('mail'), errorOf('password')]).toEqual(['Please enter valid email.', 'Please enter password.'])
  expect(document.activeElement).toBe(line('mail'))
  expect(send).not.toHaveBeenCalled()
  await type('mail', 'a@b.lk')
  expect(errorOf('mail')).toBeUndefined()
})

test('product#messages: an error of the server for a field is shown at the field; the input stays', async () => {
  send.mockResolvedValue({ ok: false, fields: { password: 'Incorrect current password.' }, words: 'No.' })
  await type('mail', 'a@b.lk')
  await type('password', 'secret')
  await press()
  expect(errorOf('password')).toBe('Incorrect current password.')
  expect(document.activeElement).toBe(line('password'))
  expect([line('mail').value, line('password').value]).toEqual(['a@b.lk', 'secret'])
  expect(toasts.state).toEqual([])
})

test('product#messages: an error without a field is shown as a toast, and the form can be sent again', async () => {
  send.mockResolvedValueOnce({ ok: false, fields: { loginId: 'Elsewhere.' }, words: 'Too many tries.' })
  send.mockResolvedValueOnce({ ok: true, value: 'in' })
  await type('mail', 'a@b.lk')
  await type('password', 'secret')
  await press()
  expect(toasts.state).toMatchObject([{ kind: 'error', words: 'Too many tries.' }])
  expect(line('password').value).toBe('secret')
  await press()
  expect(done).toHaveBeenCalledExactlyOnceWith('in', { mail: 'a@b.lk', password: 'secret' })
})

test('product#validation: two taps send the form once', async () => {
  let answer = (_sent: Sent<string>) => {}
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await type('mail', 'a@b.lk')
  await type('password', 'secret')
  await press()
  await press()
  expect(send).toHaveBeenCalledOnce()
  await act(async () => answer({ ok: true, value: 'in' }))
  expect(done).toHaveBeenCalledOnce()
})

test('product#validation: a password can be shown and hidden, and keeps its field name for password managers', async () => {
  const button = container.querySelector<HTMLButtonElement>('button[aria-pressed]')
  expect(line('password').type).toBe('password')
  await act(async () => button?.click())
  expect(line('password').type).toBe('text')
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  expect(line('password').autocomplete).toBe('current-password')
})

test('product#validation: a text that is typed while the form is being sent is not taken for saved', async () => {
  let answer = (_sent: Sent<string>) => {}
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const state = () => container.querySelector('output')?.textContent
  await type('mail', 'a@b.lk')
  await type('password', 'secret')
  await press()
  await type('mail', 'longer@b.lk')
  await act(async () => answer({ ok: true, value: 'yes' }))
  expect(done).toHaveBeenCalledWith('yes', { mail: 'a@b.lk', password: 'secret' })
  expect([line('mail').value, state()]).toEqual(['longer@b.lk', 'dirty'])
  await press()
  await act(async () => answer({ ok: true, value: 'yes' }))
  expect(state()).toBe('saved')
})
