import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveLoginTarget, takeLoginTarget } from '#features/sign-in/login-target.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { pathname: '/products/lamp-7', search: '?sku=9' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('product#notify-me: page and watched variant survive the registration, once', () => {
  saveLoginTarget({ watch: 9 })
  expect(takeLoginTarget()).toEqual({ path: '/products/lamp-7?sku=9', watch: 9 })
  expect(takeLoginTarget()).toEqual({ path: '/' })
})

test('product#login: a registration continues on the wanted page, and at home after a record of another site', () => {
  saveLoginTarget({ path: '/Cart' })
  expect(takeLoginTarget()).toEqual({ path: '/Cart' })
  saveLoginTarget({ path: '//other.example' })
  expect(takeLoginTarget()).toEqual({ path: '/' })
})
