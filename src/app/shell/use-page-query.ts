import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'

/** The query of the page that is drawn, as it was typed (routes/__root.tsx keeps it); the next page's is not seen before that one is drawn. */
export function usePageQuery(): URLSearchParams {
  const searchStr = useRouterState({
    select: ({ matches: [root] }) => (root?.context as { searchStr?: string } | undefined)?.searchStr ?? '',
  })
  return useMemo(() => new URLSearchParams(searchStr), [searchStr])
}
