import { type ReactNode, Suspense } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'

/** Fetches the chunk of the small parts of a product page that follow its first view, with their messages. */
export const fetchParts = () => withWords(import('./later/product-parts.tsx'), 'later')

type Parts = Omit<Awaited<ReturnType<typeof fetchParts>>, 'sharePage' | 'fetchRest'>

/** A small part of a product page, to be rendered within `Later`; its space is reserved. */
export const productPart = <Name extends keyof Parts>(name: Name) =>
  lazyPart(() => fetchParts().then((parts) => ({ default: parts[name] })))

/** Renders parts that follow the first view. */
export function Later({ children }: { children: ReactNode }) {
  return useIsHydrated() && <Suspense>{children}</Suspense>
}

/** Fetches the chunk of the content below the offer of a product page. */
export const fetchProductRest = () => fetchParts().then(({ fetchRest }) => fetchRest())
