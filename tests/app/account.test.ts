import { describe, expect, test } from 'vitest'
import { clampToPicture, maxZoom, middleOf, movedBy, sideOf } from '#features/account/account-picture.ts'
import { deviceOf } from '#features/account/device-name.ts'
import { bodyOf } from '#features/account/profile-values.ts'
import { maskedMail, maskedMobile, shownMobile } from '#features/account/shown-mobile.ts'

describe('product#account: an uploaded picture is cropped to a square', () => {
  const size = { width: 800, height: 600 }

  test('product#account: the initial crop is the largest square in the middle', () => {
    expect(middleOf(size)).toEqual({ x: 400, y: 300, zoom: 1 })
    expect(sideOf(size, middleOf(size))).toBe(600)
  })

  test('product#account: dragging to the right shows more of the left, and never leaves the picture', () => {
    expect(movedBy(size, middleOf(size), 0.1, 0)).toEqual({ x: 340, y: 300, zoom: 1 })
    expect(movedBy(size, middleOf(size), 5, 5)).toEqual({ x: 300, y: 300, zoom: 1 })
    expect(movedBy(size, { x: 400, y: 300, zoom: 2 }, -5, -5)).toEqual({ x: 650, y: 450, zoom: 2 })
  })

  test('product#account: a crop that shrinks at an edge stays inside the picture; its size has a minimum and a maximum', () => {
    expect(clampToPicture(size, { x: 700, y: 500, zoom: 1 })).toEqual({ x: 500, y: 300, zoom: 1 })
    expect(clampToPicture(size, { x: 400, y: 300, zoom: 90 }).zoom).toBe(maxZoom)
    expect(clampToPicture(size, { x: 400, y: 300, zoom: 0 }).zoom).toBe(1)
  })
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A515F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
    'Samsung Internet · Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge · Windows',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Linux', false],
  ['curl/8.5.0', '', false],
])('product#account: a device is named by its browser and its system: %s', (userAgent, name, isPhone) =>
  expect(deviceOf(userAgent)).toEqual({ name, isPhone }),
)

test('product#account: a phone number is formatted for reading and can be masked', () => {
  expect(shownMobile('0094771234567')).toBe('+94 77 123 4567')
  expect(shownMobile('008613812345678')).toBe('+86 138 1234 5678')
  expect(maskedMobile('0094771234567')).toBe('+94 77 ··· 4567')
  expect(maskedMail('amaya@example.com')).toBe('am···@example.com')
})

test('product#account: empty fields are sent as null', () => {
  expect(bodyOf({ nickName: 'Ama', sex: '', birthDate: '' })).toEqual({ nickName: 'Ama', sex: null, birthDate: null })
  expect(bodyOf({ nickName: 'Ama', sex: 'F', birthDate: '1990-02-28' })).toEqual({
    nickName: 'Ama',
    sex: 'F',
    birthDate: '1990-02-28',
  })
})
