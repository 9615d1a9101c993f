/** An error of the embedded database's thread, in a form that can be sent between threads. */
export type EmbeddedTrouble = { readonly message: string; readonly code?: string }

/** Converts any thrown value. The file system inside the database throws bare numbers, such as 51 for a full disk. */
export function embeddedTrouble(thrown: unknown): EmbeddedTrouble {
  const { message, code, errno } = (thrown ?? {}) as { message?: string; code?: string; errno?: number }
  if (errno === 51) return { message: 'No space left on device', code: 'ENOSPC' }
  return {
    message: message || `The embedded database has failed (${errno ?? JSON.stringify(thrown)}).`,
    ...(code ? { code } : {}),
  }
}
