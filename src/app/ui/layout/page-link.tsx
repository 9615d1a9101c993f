import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import type { PagePath } from './page-path.ts'

type Properties = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: PagePath }

/**
 * A link inside the mall, which the router opens without a reload; the browser handles any other click (new tab,
 * download, middle button). `href` is the address of a screen.
 */
export function PageLink({ onClick, ...rest }: Properties) {
  const router = useRouter()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain || rest.target === '_blank') return
    event.preventDefault()
    router.history.push(rest.href)
  }
  // biome-ignore lint/a11y: a link with an address; Enter clicks it
  return <a {...rest} onClick={open} />
}
