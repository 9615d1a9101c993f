import { type ReactNode, Suspense, useRef } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { useIsDesktop } from '#device/media-query.ts'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { useIsNear } from '#ui/list/use-is-near.ts'

/** Fetches the chunk of the small parts of a product page that follow its first view, with their messages. */
export const fetchParts = () => withWords(import('./later/product-parts.tsx'), 'later')

type Parts = Omit<Awaited<ReturnType<typeof fetchParts>>, 'shareAddress' | 'fetchRest'>

/** A small part of a product page, to be rendered within `Later`; its space is reserved. */
export const productPart = <Name extends keyof Parts>(name: Name) =>
  lazyPart(() => fetchParts().then((parts) => ({ default: parts[name] })))

/** Renders parts that follow the first view. */
export function Later({ children }: { children: ReactNode }) {
  return useIsHydrated() && <Suspense>{children}</Suspense>
}

/** Nothing is in sight behind the phone's buy bar and tab bar. */
const bars = '0px 0px -134px'

/** Renders parts once their reserved space is in sight, because the shopper pays for their code and data. */
export function InSight({ className, children }: { className: string | undefined; children: ReactNode }) {
  const space = useRef<HTMLDivElement>(null)
  const isInSight = useIsNear(space, false, useIsDesktop() ? '0px' : bars)
  return (
    <div ref={space} className={className}>
      {isInSight && <Suspense>{children}</Suspense>}
    </div>
  )
}

/** Fetches the chunk of the content below the offer of a product page. */
export const fetchProductRest = () => fetchParts().then(({ fetchRest }) => fetchRest())
