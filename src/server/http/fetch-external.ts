const timeoutMs = 10_000

/**
 * Calls another server, with a limit of 10 s; the only place of the server that uses `fetch`. Rejects on a network
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
