import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { productSlug } from '#contract/links.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { Segmented } from '#ui/choice/segmented.tsx'
import { SpecList } from '#ui/list/fact-list.tsx'
import { TabPanel } from '#ui/list/tab-panel.tsx'
import { type DetailTab, detailsId, reviewsId, type useDetailTab } from '../use-detail-tab.ts'
import { ProductBrand } from './product-brand.tsx'
import { ProductContent } from './product-content.tsx'
import styles from './product-details.module.css'
import { ProductReviews } from './product-reviews.tsx'

/** Description, specifications and reviews: one at a time on the phone, side by side on the desktop. */
export function ProductDetails({
  product,
  tab: { tab, setTab, asked },
}: {
  product: ProductDetail
  tab: ReturnType<typeof useDetailTab>
}) {
  const { t } = useLingui()
  const rows = useSpecRows(product)
  useEffect(() => {
    if (asked > 0) document.getElementById(reviewsId)?.focus({ preventScroll: true })
  }, [asked])
  const panel = (id: DetailTab, title: string, children: ReactNode) => (
    <div className={styles[id]}>
      <TabPanel group={detailsId} id={id} isChosen={tab === id} isPhoneOnly>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </TabPanel>
    </div>
  )
  return (
    <div className={styles.details}>
      <div className={styles.tabs}>
        <Segmented
          group={detailsId}
          label={t`About this product`}
          tabs={[
            { id: 'overview', words: t`Overview` },
            { id: 'specs', words: t`Specs` },
            { id: 'reviews', words: t`Reviews` },
          ]}
          chosen={tab}
          onChoose={setTab}
          isPhoneOnly
        />
      </div>
      {panel(
        'overview',
        t`Overview`,
        <>
          <ProductBrand product={product} />
          <ProductContent html={product.content} />
        </>,
      )}
      {panel('specs', t`Specifications`, <SpecList rows={rows} />)}
      {panel(
        'reviews',
        t`Customer reviews`,
        <div id={reviewsId} tabIndex={-1}>
          <ProductReviews
            prodId={product.prodId}
            number={product.prodCommNumber}
            path={`/products/${productSlug(product)}`}
          />
        </div>,
      )}
    </div>
  )
}

/** The specifications of a product, between its brand and the rows that every product has (docs/product.md#product). */
function useSpecRows({ brandName, parameters, shipFrom, warrantyMonths: months, itemCode }: ProductDetail) {
  const { t } = useLingui()
  return [
    ...(brandName ? [{ name: t`Brand`, value: brandName }] : []),
    ...parameters,
    { name: t`Ships from`, value: shipFrom },
    ...(months > 0 ? [{ name: t`Warranty`, value: t`${plural(months, { one: '# month', other: '# months' })}` }] : []),
    { name: t`Item code`, value: itemCode },
  ]
}
