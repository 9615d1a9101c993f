const patience = 10_000

/** Asks another server, 10 s at most; the one place of the server that names `fetch`. Rejects where no good answer comes. */
export async function askOutside(
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
    signal: AbortSignal.timeout(patience),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`)
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}
