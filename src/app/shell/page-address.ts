import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'

/**
 * The query of the rendered page, as in the address (routes/__root.tsx provides it); the next page's query is not
 * returned before that page is rendered.
 */
export function usePageQuery(): URLSearchParams {
  const searchStr = useRouterState({
    select: ({ matches: [root] }) => (root?.context as { searchStr?: string } | undefined)?.searchStr ?? '',
  })
  return useMemo(() => new URLSearchParams(searchStr), [searchStr])
}

/**
 * Corrects the address in place, without a reload and without a scroll (for example, a wrong slug with a valid id);
 * null leaves the address unchanged.
 */
export function useAddress(right: string | null): void {
  const router = useRouter()
  useEffect(() => {
    if (right) router.history.replace(right + location.search + location.hash)
  }, [right, router])
}

/** Whether a path is a product page, whose picture extends behind the phone's header; the reviews page is not. */
export const isProductPath = (path: string): boolean => /^\/products\/[^/]+\/?$/.test(path)
