const end = new AbortController()

/** Aborted when the shopper of this page logs out: the offline downloads of this page end for good. */
export const endOfDownloads: AbortSignal = end.signal

/** Ends the offline downloads of this page, so that none of them stores anything while a logout deletes them. */
export const endDownloads = (): void => end.abort()
