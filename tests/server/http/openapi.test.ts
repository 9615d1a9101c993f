import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { failureStatus } from '#contract/failure.ts'
import { createApp } from '#server/app.ts'
import type { OpenApi } from '#server/openapi/openapi-rules.ts'
import { answeringDatabase } from '../support/answering-database.ts'
import { silentLog } from '../support/log-lines.ts'
import { testDependencies } from '../support/test-dependencies.ts'

const db = answeringDatabase()

function mallIn(mode: 'development' | 'production') {
  const dependencies = testDependencies({ clock: () => 0, log: silentLog })
  return createApp({ db, ...dependencies, settings: { ...dependencies.settings, MALL_MODE: mode }, pageFolder: null })
}
const development = mallIn('development')
const described = async () => (await (await development.request('/api/openapi.json')).json()) as OpenApi

/** Every `$ref` within a value. */
const refsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [String(part)] : refsIn(part)))

test('the description is OpenAPI 3.1, is revalidated by its ETag, and is there in production', async () => {
  const response = await development.request('/api/openapi.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('application/json')
  const description = (await response.json()) as OpenApi
  expect(description).toMatchObject({ openapi: '3.1.0', info: { version: '1' }, servers: [{ url: '/api' }] })
  const known = { 'If-None-Match': response.headers.get('ETag') ?? '' }
  expect((await development.request('/api/openapi.json', { headers: known })).status).toBe(304)
  expect(await (await mallIn('production').request('/api/openapi.json')).json()).toEqual(description)
})

test('every endpoint of the contract is described, and only those', async () => {
  const { paths } = await described()
  const names = Object.values(paths).flatMap((methods) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()}`),
  )
  expect(names.sort()).toEqual(
    Object.entries(endpoints)
      .map(([name, { method }]) => `${name} ${method}`)
      .sort(),
  )
})

test.each(Object.entries(endpoints))(
  '%s: path, parameters, body, reply, failures and access',
  async (name, endpoint) => {
    const { paths, components } = await described()
    const [path, methods] = Object.entries(paths).find(([, one]) =>
      Object.values(one).some(({ operationId }) => operationId === name),
    ) ?? ['', {}]
    const operation = methods[endpoint.method.toLowerCase()]
    if (!operation) throw new Error(`${name} is not described`)
    expect(path.replace(/\{(\w+)\}/g, ':$1')).toBe(endpoint.path)
    const parameters = operation.parameters.map((one) =>
      '$ref' in one ? components.parameters[one.$ref.replace('#/components/parameters/', '')] : one,
    )
    const namesIn = (location: string) => parameters.flatMap((one) => (one?.in === location ? [one.name] : []))
    expect(namesIn('query')).toEqual(Object.keys(endpoint.query.entries))
    expect(namesIn('path').sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort())
    expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body))
    expect(operation.security).toEqual(endpoint.access === 'shopper' ? [{ token: [] }] : [])
    expect(operation.summary).toMatch(/^[A-Z][a-z ]+$/)
    expect(Object.keys(operation.responses)).toContain(endpoint.reply.type === 'undefined' ? '204' : '200')
    for (const code of endpoint.failures)
      expect(operation.responses[failureStatus[code]]?.description.split(', '), code).toContain(code)
  },
)

test('every reference resolves', async () => {
  const description = await described()
  const refs = [...new Set(refsIn(description))]
  expect(refs).toContain('#/components/schemas/Failure')
  for (const ref of refs) {
    const target = ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], description)
    expect(target, ref).toBeTypeOf('object')
  }
})

test('the readable page exists in development only, and has no script', async () => {
  const response = await development.request('/api/docs')
  expect(response.status).toBe(200)
  const page = await response.text()
  for (const { path } of Object.values(endpoints)) expect(page).toContain(path.replace(/:(\w+)/g, '{$1}'))
  expect(page).not.toMatch(/<script|https?:/)
  expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self';")
  expect((await mallIn('production').request('/api/docs')).status).toBe(404)
})
