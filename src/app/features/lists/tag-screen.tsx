import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import type { Tag } from '#contract/home.ts'
import { idInSlug, tagPath } from '#contract/links.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { campaignStyle } from '#contract/product-lists/list-requests.ts'
import { useMarket } from '#device/market.ts'
import { DealsEnd } from '#features/catalogue/index.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { useAddress } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { useTitle } from '#shell/use-title.ts'
import { PageHead } from '#ui/layout/page-head.tsx'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListProducts, ProductNumber } from './list-products.tsx'
import { tagTitle } from './lists-titles.ts'
import styles from './tag-screen.module.css'

const idOf = (card: ProductCard) => card.prodId

/**
 * `/services/{services}`: the products of one tag (docs/product.md#lists); the last segment of the path ends with the
 * tag's id.
 */
export function TagScreen({ segment }: { segment: string }) {
  const tagId = idInSlug(segment)
  return tagId === null ? <PageNotFound /> : <KnownTag key={tagId} tagId={tagId} segment={segment} />
}

function KnownTag({ tagId, segment }: { tagId: number; segment: string }) {
  const { t, i18n } = useLingui()
  const market = useMarket()
  const tags = useAnswer(mallQueries.tags(market))
  const products = useEndlessList<ProductCard>(
    useMemo(() => listQueries.tag(tagId, market), [tagId, market]),
    idOf,
  )
  const all = tags.state === 'ready' ? tags.value : []
  const tag = all.find(({ id }) => id === tagId)
  const right = tag && tagPath(tag)
  useAddress(right && right !== `/services/${segment}` ? right : null)
  const title = tagTitle(i18n, tag)
  useTitle(title)
  if (products.state === 'missing') return <PageNotFound />
  return (
    <div className="page">
      <PageHead
        title={title}
        trail={[{ name: t`Home`, href: '/' }]}
        note={<ProductNumber products={products} />}
        aside={tag && <FirstEnd tag={tag} products={products} />}
      />
      <div className={styles.others}>
        <OtherTags tags={all.filter(({ id, style }) => style !== campaignStyle || id === tagId)} tagId={tagId} />
      </div>
      <ListProducts label={title} products={products} empty={<EmptyList />} />
    </div>
  )
}

/** The end of the first deal of a tag of deals. */
function FirstEnd({ tag, products }: { tag: Tag; products: EndlessState<ProductCard> }) {
  if (tag.style !== 0 || products.state !== 'ready') return null
  const first = products.list.records.flatMap(({ endTime }) => endTime ?? []).sort()[0]
  return first ? <DealsEnd endTime={first} at={products.list.at} /> : null
}

function OtherTags({ tags, tagId }: { tags: readonly Tag[]; tagId: number }) {
  const { t } = useLingui()
  return (
    <ChipRow label={t`More collections`}>
      {tags.map((tag) => (
        <ChipLink key={tag.id} href={tagPath(tag)} isChosen={tag.id === tagId}>
          {tag.title}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
