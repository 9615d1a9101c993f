import { expect, test } from 'vitest'
import { type PushBrowser, type PushSupport, pushSupport } from '#features/push/push-support.ts'

const table: readonly (readonly [string, PushBrowser, PushSupport])[] = [
  ['nothing was asked', { hasPush: true, isIosBrowser: false, permission: 'default' }, 'askable'],
  ['allowed', { hasPush: true, isIosBrowser: false, permission: 'granted' }, 'granted'],
  ['refused in the browser', { hasPush: true, isIosBrowser: false, permission: 'denied' }, 'blocked'],
  ['iOS in a tab', { hasPush: false, isIosBrowser: true, permission: 'denied' }, 'install-first'],
  ['iOS, installed', { hasPush: true, isIosBrowser: false, permission: 'default' }, 'askable'],
  ['a browser without push messages', { hasPush: false, isIosBrowser: false, permission: 'granted' }, 'unsupported'],
]

test.each(table)('product#push-permission: %s', (_name, browser, support) => {
  expect(pushSupport(browser)).toBe(support)
})
