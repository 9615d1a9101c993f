import { mallAddress } from './mall-test.ts'
import type { Shopper } from './sign-in.ts'

/** Calls the API as a shopper without a page, as another device does; `key` is the idempotency key. */
export async function myCall<Reply>(
  { token }: Pick<Shopper, 'token'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  key?: string,
): Promise<Reply> {
  const response = await fetch(`${process.env[mallAddress]}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token.access_token}`,
      ...(key && { 'Idempotency-Key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Reply
}
