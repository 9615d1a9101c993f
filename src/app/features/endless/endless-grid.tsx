import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ProductCard as Card } from '../../../contract/product.ts'
import { Button } from '../../ui/button.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import { ProductGrid } from '../../ui/product-grid.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { toCardProduct } from '../catalogue/door.ts'
import styles from './endless-grid.module.css'
import type { EndlessList } from './use-endless-list.ts'

/** After so many pages it asks before it goes on, so that what stands below can be reached. */
const atOnce = 5

/** A grid that goes on as it is scrolled; a button does the same for keyboards and when a page did not come. */
export function EndlessGrid({ label, list, firstCards = 0 }: { label: string; list: EndlessList<Card>; firstCards?: number }) {
  const end = useRef<HTMLDivElement>(null)
  const { more } = list
  useEffect(() => {
    if (!end.current || more.state !== 'ready' || list.pages % atOnce === 0) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && more.load(), { rootMargin: '800px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [more, list.pages])

  return (
    <>
      <ProductGrid label={label} isBusy={more.state === 'loading'}>
        {list.records.map((card, index) => (
          <ProductCard key={card.prodId} product={toCardProduct(card)} when={index < firstCards ? 'first' : 'near'} />
        ))}
        {more.state === 'loading' && <CardSkeletons number={6} />}
      </ProductGrid>
      <div ref={end} className={styles.end}>
        {more.state === 'ready' && <Button kind="soft" onClick={more.load}><Trans>Show more</Trans></Button>}
        {more.state === 'failed' && (
          <p className={styles.failed} role="status">
            <Trans>The next products did not come.</Trans> <Button kind="soft" size="small" onClick={more.load}><Trans>Try again</Trans></Button>
          </p>
        )}
      </div>
    </>
  )
}
