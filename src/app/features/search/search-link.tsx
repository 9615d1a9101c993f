import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { typedSearchPath } from '#contract/links.ts'
import type { PagePath } from '#ui/layout/page-path.ts'
import { runSearch } from './search-field.ts'

/** A link to the results of a search that counts as a search by hand; in a new tab an ordinary link. */
export function SearchLink({ words, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { words: string }) {
  const { history } = useRouter()
  return (
    <a
      {...rest}
      href={(typedSearchPath(words) ?? '/search') satisfies PagePath}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        runSearch(history, words)
      }}
    />
  )
}
