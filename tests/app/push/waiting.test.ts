import { expect, test } from 'vitest'
import { isWaiting } from '#features/push/own-settings.ts'
import type { PushDevice } from '#offline/push-device.ts'

const settings = { regionId: 1, language: 'en', timeZone: 'UTC', quietHours: null, topics: [] } as const
const device = (state: Omit<PushDevice, 'settings'>): PushDevice => ({
  ...state,
  settings: { ...settings, topics: [] },
})

test('product#push-permission: choices wait until the server knows them, and a removal until the server has made it', () => {
  expect(isWaiting(device({ isOn: false, isSent: false }))).toBe(false)
  expect(isWaiting(device({ isOn: true, isSent: false }))).toBe(true)
  expect(isWaiting(device({ isOn: true, isSent: true, subscriptionId: 'a' }))).toBe(false)
  expect(isWaiting(device({ isOn: false, isSent: true, subscriptionId: 'a' }))).toBe(true)
})
