import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { Endpoint } from '#contract/endpoint.ts'
import { type FailureCode, failureBody, failureStatus } from '#contract/failure.ts'
import { brand } from '#words/brand.ts'

type Ref = { readonly $ref: string }
type Parameter = {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly description?: string
  readonly required: boolean
  readonly schema: JsonSchema
}
type Content = { readonly 'application/json': { readonly schema: JsonSchema | Ref } }
type Response = { readonly description: string; readonly content?: Content }

/** One operation of the description. */
export type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly Record<string, readonly string[]>[]
  readonly parameters: readonly (Parameter | Ref)[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, Response>>
}
/** An OpenAPI 3.1 description, as far as this server writes one. */
export type OpenApi = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly securitySchemes: Readonly<Record<string, unknown>>
  }
}

/** Codes that every endpoint may answer with (contract/endpoint.ts). */
const commonFailures = ['BAD_REQUEST', 'TOO_LARGE', 'SERVER', 'BUSY'] as const satisfies readonly FailureCode[]

const header = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'header',
  description,
  required: false,
  schema,
})
const headers = {
  timeZone: header('Time-Zone', 'IANA name of the time zone of the times in the reply; UTC by default.', {
    type: 'string',
  }),
  region: header('Region', "The id of the caller's region; the account's region by default.", { type: 'integer' }),
  idempotencyKey: header('Idempotency-Key', 'The same key with the same body gets the first reply again.', {
    type: 'string',
    format: 'uuid',
  }),
}

/**
 * The OpenAPI 3.1 description of the given endpoints, by their names. Rules that JSON Schema cannot express (checks by
 * code, transformations) are left out: a schema of the description accepts all that the server accepts, and more.
 */
export function describeApi(endpoints: Readonly<Record<string, Endpoint>>): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operations = (paths[path] ??= {})
    operations[endpoint.method.toLowerCase()] = operationOf(name, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'Conventions of requests, replies, errors, money and times: docs/wire.md.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failureBody, 'output') },
      parameters: headers,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operationOf(name: string, endpoint: Endpoint): Operation {
  const { path, access, query, params, body, method } = endpoint
  const isShopper = access === 'shopper'
  return {
    operationId: name,
    summary: wordsOf(name),
    tags: [path.split('/').find((part) => part !== '' && part !== 'p') ?? ''],
    security: isShopper ? [{ token: [] }] : [],
    parameters: [
      ...(params ? parametersOf(params, 'path') : []),
      ...parametersOf(query, 'query'),
      { $ref: '#/components/parameters/timeZone' },
      ...(isShopper ? [{ $ref: '#/components/parameters/region' }] : []),
      ...(isShopper && method !== 'GET' ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: responsesOf(endpoint),
  }
}

/** The reply, and one response for each status that the endpoint's failure codes have. */
function responsesOf({ reply, failures }: Endpoint): Record<string, Response> {
  const codes = [...new Set<FailureCode>([...failures, ...commonFailures])]
  const statuses = [...new Set(codes.map((code) => failureStatus[code]))].sort((a, b) => a - b)
  const refusals = statuses.map((status): [string, Response] => [
    String(status),
    {
      description: codes.filter((code) => failureStatus[code] === status).join(', '),
      content: json({ $ref: '#/components/schemas/Failure' }),
    },
  ])
  const success: [string, Response] =
    reply.type === 'undefined'
      ? ['204', { description: 'Done; no content.' }]
      : ['200', { description: 'The reply.', content: json(schemaOf(reply, 'output')) }]
  return Object.fromEntries([success, ...refusals])
}

function parametersOf(schema: NonNullable<Endpoint['params']>, location: 'query' | 'path'): Parameter[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property as JsonSchema,
  }))
}

function schemaOf(schema: Endpoint['reply'], typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...own } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' })
  return own
}

const json = (schema: JsonSchema | Ref): Content => ({ 'application/json': { schema } })

/** `changeCartItem` → `Change cart item`. */
const wordsOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
