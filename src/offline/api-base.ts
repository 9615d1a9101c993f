/** Base address of the API (docs/wire.md#conventions). */
export const apiBase: string = import.meta.env.VITE_API_BASE || '/api'
