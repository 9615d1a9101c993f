import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useRef, useState } from 'react'
import type { Banner } from '#contract/home.ts'
import { categoryPath, productSlug, tagPath } from '#contract/links.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { Hero, type HeroBanner } from '#ui/layout/hero.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import styles from './banner-row.module.css'

function addressOf({ type, relation, slug }: Banner): PagePath | null {
  if (type === 0) return `/products/${productSlug({ slug, prodId: relation })}`
  if (type === 1) return categoryPath({ slug, categoryId: relation })
  if (type === 2) return tagPath({ slug, id: relation })
  return type === 3 ? `/store/${slug}/${relation}` : null
}

const toHero = (banner: Banner): HeroBanner => ({
  key: banner.seq,
  kicker: banner.kicker,
  title: banner.title,
  action: banner.action,
  picture: banner.imgUrl,
  color: banner.color,
  href: addressOf(banner),
})

/** Number of banners in the first view on the desktop. The server renders no more. */
const inSight = 3

/**
 * The banners: a swipeable row with dots on the phone, one large and two small on the desktop (docs/design.md#screens).
 */
export const BannerRow = memo(function BannerRow({ banners }: { banners: readonly Banner[] }) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    const element = row.current
    if (!element) return
    const follow = () => {
      const width = (element.firstElementChild as HTMLElement | null)?.offsetWidth ?? 1
      setCurrent(Math.round(element.scrollLeft / width))
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [])
  if (banners.length === 0) return null
  return (
    <div className={styles.banners}>
      <div ref={row} className={styles.row} role="group" aria-label={t`Offers`} tabIndex={0}>
        {(isHydrated ? banners : banners.slice(0, inSight)).map((banner, index) => (
          <Hero key={banner.seq} banner={toHero(banner)} isBig={index === 0} when={index === 0 ? 'first' : 'near'} />
        ))}
      </div>
      <div className={styles.dots} aria-hidden="true">
        {banners.map((banner, index) => (
          <i key={banner.seq} className={index === current ? styles.on : undefined} />
        ))}
      </div>
    </div>
  )
})
