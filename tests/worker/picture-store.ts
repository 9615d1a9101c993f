/** A picture store of a test that remembers what was uploaded. */
export function openPictureStore() {
  const store = {
    tickets: 0,
    /** The contents of the uploaded pictures by the number of the ticket. */
    stored: new Map<number, string>(),
    /** The contents in the order of the uploads. */
    uploads: [] as string[],
    /** Answers a request to the picture store; null for another request. */
    async answer(path: string, init: RequestInit): Promise<Response | null> {
      if (path.includes('/p/oss/securityToken')) {
        store.tickets += 1
        const nth = store.tickets
        const more = { expiration: '2026-01-01 00:00:00', maxBytes: 950_000 }
        const fields = { ticket: String(nth) }
        return Response.json({ uploadUrl: '/uploads', fields, publicUrl: `/uploads/${nth}.webp`, ...more })
      }
      if (path === '/uploads') {
        const form = init.body as FormData
        const ticket = Number(form.get('ticket'))
        if (store.stored.has(ticket))
          return new Response(JSON.stringify({ desc: '', code: 'NOT_FOUND' }), { status: 404 })
        const content = await (form.get('file') as File).text()
        store.stored.set(ticket, content)
        store.uploads.push(content)
        return new Response(null, { status: 204 })
      }
      if (init.method !== 'HEAD') return null
      const isThere = store.stored.has(Number(/\d+/.exec(path)?.[0]))
      const type = isThere ? 'image/webp' : 'application/json'
      return new Response(null, { status: isThere ? 200 : 404, headers: { 'Content-Type': type } })
    },
  }
  return store
}
