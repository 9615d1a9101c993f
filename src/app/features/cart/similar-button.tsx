import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { usePlace } from '../../data/place.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { ScreenState } from '../../shell/screen-states.tsx'
import { Button } from '../../ui/button.tsx'
import { LazySheet } from '../../ui/lazy-sheet.tsx'
import { ProductGrid } from '../../ui/product-grid.tsx'
import { ProductRow } from '../../ui/product-row.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { useSheetOpening } from '../../ui/use-sheet-opening.ts'
import { toCardProduct } from '../catalogue/door.ts'
import { restQueries } from '../product/door.ts'

/** The way on from a thing that cannot be bought: what is like it. */
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
  const similar = useAnswer(restQueries.similar(prodId, usePlace()))
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
        <Trans>There is nothing like it right now.</Trans>
      </p>
    )
  return similar.value.records.map((card) => <ProductRow key={card.prodId} product={toCardProduct(card)} />)
}
