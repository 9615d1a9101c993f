import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'

/** The query of the page that is drawn, as it was typed (routes/__root.tsx keeps it); the next page's is not seen before that one is drawn. */
export function usePageQuery(): URLSearchParams {
  const searchStr = useRouterState({
    select: ({ matches: [root] }) => (root?.context as { searchStr?: string } | undefined)?.searchStr ?? '',
  })
  return useMemo(() => new URLSearchParams(searchStr), [searchStr])
}

/** Corrects the address in place, without a reload and without a scroll; null leaves it (a wrong slug with a right id). */
export function useAddress(right: string | null): void {
  const router = useRouter()
  useEffect(() => {
    if (right) router.history.replace(right + location.search + location.hash)
  }, [right, router])
}

/** Whether a path is a product's own page, whose picture reaches up behind the phone's header; its reviews are not. */
export const isProductPath = (path: string): boolean => /^\/products\/[^/]+\/?$/.test(path)
