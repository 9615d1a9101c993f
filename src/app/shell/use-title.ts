import { useEffect } from 'react'
import { brand } from '../../words/brand.ts'

/** Names the page in the tab and in the history; without a name it is the mall's own. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name
  }, [title])
}
