import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import type { Download } from '#cache/offline-downloads/download.ts'
import { downloads, readDownloads } from '#cache/offline-downloads/download-store.ts'

/** Hook: all offline downloads, newest first; null until read. */
export function useDownloads(): readonly Download[] | null {
  useEffect(() => {
    if (downloads.state === null) void readDownloads()
  }, [])
  return useSelector(downloads)
}
