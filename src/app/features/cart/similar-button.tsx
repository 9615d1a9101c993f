import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useAnswer } from '#cache/use-answer.ts'
import { useMarket } from '#device/market.ts'
import { toCardProduct } from '#features/catalogue/index.ts'
import { restQueries } from '#features/product/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { Button } from '#ui/base/button.tsx'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { LazySheet, useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { ProductRow } from '#ui/product/product-row.tsx'

/** The button of a product that cannot be bought; opens a sheet of similar products. */
export function SimilarButton({ prodId, label }: { prodId: number; label: string }) {
  const { t } = useLingui()
  const { isOpen, close, trigger } = useSheetOpening()
  return (
    <>
      <Button kind="soft" size="small" aria-label={label} {...trigger}>
        <Trans>Similar</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <LazySheet title={t`Similar products`} onClose={close}>
            <Similar prodId={prodId} />
          </LazySheet>
        </Suspense>
      )}
    </>
  )
}

function Similar({ prodId }: { prodId: number }) {
  const { t } = useLingui()
  const similar = useAnswer(restQueries.similar(prodId, useMarket()))
  if (similar.state !== 'ready')
    return (
      <ScreenState
        level={2}
        state={similar}
        skeleton={
          <ProductGrid label={t`Loading`} isBusy>
            <CardSkeletons number={2} />
          </ProductGrid>
        }
      />
    )
  if (similar.value.records.length === 0)
    return (
      <p>
        <Trans>No similar products right now.</Trans>
      </p>
    )
  return similar.value.records.map((card) => <ProductRow key={card.prodId} product={toCardProduct(card)} />)
}
