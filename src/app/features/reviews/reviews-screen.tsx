import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { idInSlug, productSlug } from '#contract/links.ts'
import type { Sku } from '#contract/product/product-detail.ts'
import type { ReviewParams } from '#contract/search/search-params.ts'
import { useMarket } from '#device/market.ts'
import { useAddress } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { useTitle } from '#shell/use-title.ts'
import { PageHead } from '#ui/layout/page-head.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewedProduct } from './reviewed-product.tsx'
import styles from './reviews-screen.module.css'
import { reviewsTitle } from './reviews-titles.ts'
import { useTopicWords } from './topic-words.ts'
import { useAllReviews } from './use-all-reviews.ts'

/**
 * `/products/{productId}/reviews`: all reviews of a product, by order, stars, pictures, language, variant and topic (docs/product.md#reviews).
 */
export function ReviewsScreen({ segment, params }: { segment: string; params: ReviewParams }) {
  const prodId = idInSlug(segment)
  return prodId === null ? (
    <PageNotFound />
  ) : (
    <KnownProduct key={prodId} prodId={prodId} segment={segment} params={params} />
  )
}

const nameOfSku = ({ skuId, skuName }: Sku) => [skuId, skuName] as const

function KnownProduct({ prodId, segment, params: given }: { prodId: number; segment: string; params: ReviewParams }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const product = useAnswer(productQueries.info(prodId, useMarket()))
  const summary = useAnswer(productQueries.reviewSummary(prodId))
  const topics = useTopicWords()
  const params = given.about && !Object.hasOwn(topics, given.about) ? { ...given, about: undefined } : given
  const { reviews, isSaved } = useAllReviews(prodId, params)
  const right = product.state === 'ready' ? productSlug(product.value) : segment
  useAddress(right === segment ? null : `/products/${encodeURIComponent(right)}/reviews`)
  useTitle(reviewsTitle(i18n))
  if (product.state === 'missing' || reviews.state === 'missing') return <PageNotFound />
  const choose = (search: ReviewParams) =>
    void navigate({
      to: '/products/$productId/reviews',
      params: { productId: right },
      search,
      replace: true,
      resetScroll: false,
    })
  const productName = product.state === 'ready' ? product.value.prodName : t`Product`
  return (
    <div className="page">
      <PageHead
        title={t`Customer reviews`}
        trail={[
          { name: t`Home`, href: '/' },
          { name: productName, href: `/products/${encodeURIComponent(right)}` },
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          {product.state === 'ready' && (
            <ReviewedProduct product={product.value} at={reviews.state === 'ready' ? reviews.list.at : product.at} />
          )}
          <ReviewFilters
            summary={summary.state === 'ready' ? summary.value : null}
            variants={new Map(product.state === 'ready' ? product.value.skuList.map(nameOfSku) : [])}
            params={params}
            choose={choose}
          />
        </div>
        <section className={styles.list} aria-label={t`Reviews`}>
          <h2 className="sr">
            <Trans>Reviews</Trans>
          </h2>
          <ReviewList
            prodId={prodId}
            path={`/products/${right}`}
            reviews={reviews}
            isSaved={isSaved}
            isFiltered={Boolean(params.stars ?? params.pics ?? params.in ?? params.sku ?? params.about)}
            showAll={() => choose({})}
          />
        </section>
      </div>
    </div>
  )
}
