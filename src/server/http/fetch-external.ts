const timeoutMs = 10_000

/**
 * Calls another server, with a limit of 10 s; the server uses `fetch` in this file only. Rejects on a network
 * error, a status that is not 2xx, or a body that is not JSON.
 */
export async function fetchExternal(
  url: string,
  ask: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: unknown } = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: ask.method ?? 'GET',
    headers: {
      Accept: 'application/json',
      ...(ask.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...ask.headers,
    },
    body: ask.body === undefined ? null : JSON.stringify(ask.body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`)
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}

/**
 * Posts bytes to another server, with the same limit, and answers the status and the `Retry-After` in ms, if any. A
 * redirect is not followed. Rejects if no answer arrives.
 */
export async function postExternal(
  url: string,
  { headers, body }: { headers: [string, string][]; body: Buffer | null },
): Promise<{ status: number; retryAfter: number | undefined }> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: body && new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return { status: response.status, retryAfter: seconds >= 0 ? seconds * 1000 : undefined }
}
