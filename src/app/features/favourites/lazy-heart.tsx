import { useEffect, useState } from 'react'
import type { FavouriteThing } from './choose-favourite.ts'

type Heart = typeof import('./favourite-heart.tsx').FavouriteHeart

/** The heart of a product or a shop: its code comes when the page is up. Where that cannot be had, the page is whole without it. */
export function LazyHeart({ of }: { of: FavouriteThing }) {
  const [Heart, setHeart] = useState<Heart>()
  useEffect(() => {
    const fetchHeart = () => void import('./favourite-heart.tsx').then(({ FavouriteHeart }) => setHeart(() => FavouriteHeart), () => undefined)
    if (document.readyState === 'complete') fetchHeart()
    else addEventListener('load', fetchHeart, { once: true })
  }, [])
  return Heart && <Heart of={of} />
}
