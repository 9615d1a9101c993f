/** A document as it was sent, and when. */
export type SavedDocument = { readonly html: string; readonly tag: string; readonly at: number }

/** Documents of at most some 200 kB each. */
const maxDocuments = 100

/**
 * The last documents of this process by address and visitor, for the time when the database is away. The oldest is
 * dropped.
 */
export function savedDocuments() {
  const saved = new Map<string, SavedDocument>()
  return {
    find: (key: string): SavedDocument | undefined => saved.get(key),
    save(key: string, document: SavedDocument): void {
      saved.delete(key)
      saved.set(key, document)
      const oldest = saved.size > maxDocuments ? saved.keys().next().value : undefined
      if (oldest !== undefined) saved.delete(oldest)
    },
  }
}
