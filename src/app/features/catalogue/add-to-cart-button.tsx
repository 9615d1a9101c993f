import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { useMarket } from '#device/market.ts'
import { loadAddToCart, pendingProducts, type VariantSheetRequest } from '#features/cart/index.ts'
import { AddButton } from '#ui/product/add-button.tsx'

/**
 * The "Add to cart" button of a product card. A card does not know the variants, so a product with several opens a
 * sheet that asks for the variant.
 */
export function AddToCartButton({ id, name }: { id: number; name: string }) {
  const client = useQueryClient()
  const market = useMarket()
  const isPending = useSelector(pendingProducts, (products) => products.has(id))
  const [isBusy, setBusy] = useState(false)
  const [question, setQuestion] = useState<VariantSheetRequest | null>(null)
  const add = async () => {
    setBusy(true)
    const code = await loadAddToCart()
    setQuestion((await code?.addFromCard(id, client, market)) ?? null)
    setBusy(false)
  }
  return (
    <>
      <AddButton name={name} isPending={isPending} isBusy={isBusy} onAdd={() => void add()} />
      {question && (
        <question.VariantSheet
          product={question.product}
          at={question.at}
          purpose="add"
          onDone={question.onDone}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}
