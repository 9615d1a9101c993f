/** What went wrong in the embedded database's thread, as both threads can tell it. */
export type EmbeddedTrouble = { readonly message: string; readonly code?: string }

/** Reads whatever was thrown there; the file system inside the database throws bare numbers, 51 for a full disk. */
export function embeddedTrouble(thrown: unknown): EmbeddedTrouble {
  const { message, code, errno } = (thrown ?? {}) as { message?: string; code?: string; errno?: number }
  if (errno === 51) return { message: 'No space left on device', code: 'ENOSPC' }
  return {
    message: message || `The embedded database has failed (${errno ?? JSON.stringify(thrown)}).`,
    ...(code ? { code } : {}),
  }
}
