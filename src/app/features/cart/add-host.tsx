import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Answer } from '#cache/answer.ts'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import type { ProductDetail, Sku } from '#contract/product-detail.ts'
import { productInfo } from '#contract/questions.ts'
import { usePlace } from '#device/place.ts'
import { withWords } from '#i18n/with-words.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { quantityIn } from '#offline/domains/cart/fold.ts'
import { useIsAway } from '#sync/use-is-away.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-store.ts'
import { type Addition, additions } from '#ui/product/addition-store.ts'
import { addThing } from './cart-commands.ts'
import { fetchVariantSheet, type VariantSheetCode } from './fetch-variant-sheet.ts'
import { outcomeOf } from './outcome-of.ts'
import { seenSku } from './seen-sku.ts'
import { useCartMirror } from './use-cart-mirror.ts'
import { useOwnCart } from './use-own-cart.ts'

/** What was said of a change at the tap; the cart is read a moment later, and has it then. */
type Told = { readonly command: CartCommand; readonly toast: number; isSeen: boolean }

const settle = (done: Addition) => additions.change({ wanted: additions.now().wanted.filter((one) => one !== done) })

/** Does what cards and the product page ask for, wherever the person is: looks the product up, asks for the variant where there is a choice, and says what was done. */
export function AddHost() {
  const { t } = useLingui()
  const router = useRouter()
  const client = useQueryClient()
  const place = usePlace()
  const isAway = useIsAway()
  const own = useOwnCart()
  useCartMirror(own)
  const { wanted } = useSyncExternalStore(additions.subscribe, additions.now, additions.now)
  const [asked, setAsked] = useState<{
    readonly of: Addition
    readonly answer: Answer<ProductDetail>
    readonly VariantSheet: VariantSheetCode
  } | null>(null)

  const told = useRef<Told[]>([])
  const view = { words: t`View`, onPress: () => router.history.push('/Cart') }

  const add = async (product: ProductDetail, sku: Sku, count: number) => {
    if (!product.isAvailable)
      return void showToast({ kind: 'error', words: t`This product does not available in your area.` })
    if (sku.stocks === 0) return void showToast({ kind: 'error', words: t`Out of stock items failed to add to cart.` })
    const { command, undo } = await addThing(
      sku.skuId,
      count,
      seenSku(product, sku, own ? quantityIn(own.folded, sku.skuId) : undefined),
    )
    const toast = isAway
      ? showToast({
          kind: 'queued',
          words: t`Saved. Will sync when online`,
          action: { words: t`Undo`, onPress: () => void undo() },
        })
      : showToast({ kind: 'success', words: t`Added to cart`, action: view })
    told.current = [
      ...told.current.filter((one) => one.command.input.op !== 'change' || one.command.input.skuId !== sku.skuId),
      { command, toast, isSeen: false },
    ]
  }

  /** The shop has the last word, and its line in the cart is not in sight: what it refused or took less of takes the place of what was said at the tap (spec §8). */
  const tellRefusal = async (refused: CartCommand, toast: number) => {
    // Where their code cannot be had, the line in the cart alone says them.
    const said = await withWords(import('./notice-words.ts')).catch(() => null)
    if (!said) return
    const { words, more } = said.noticeWords(refused)
    dismissToast(toast)
    showToast({
      kind: refused.state === 'corrected' ? 'warning' : 'error',
      words: more ? `${words} ${more}` : words,
      action: view,
    })
  }
  const followTold = useEffectEvent((commands: readonly CartCommand[]) => {
    told.current = told.current.filter((one) => {
      const outcome = outcomeOf(one.command, commands)
      if (outcome === 'done') return !one.isSeen
      one.isSeen = true
      if (outcome !== 'under way') void tellRefusal(outcome, one.toast)
      return outcome === 'under way'
    })
  })
  useEffect(() => void (own && followTold(own.commands)), [own])

  const start = async (of: Addition) => {
    try {
      // Prices and stock that are a little old do: the shop says what holds when it takes the change.
      const answer = await client.fetchQuery({
        ...catalogueQuery(productInfo, { prodId: of.prodId, ...place }),
        staleTime: 300_000,
      })
      const { skuList } = answer.value
      const sku = skuList.find(({ skuId }) => skuId === of.skuId) ?? (skuList.length === 1 ? skuList[0] : undefined)
      if (!sku) return setAsked({ of, answer, VariantSheet: await fetchVariantSheet() })
      await add(answer.value, sku, of.count ?? 1)
    } catch {
      showToast({
        kind: 'error',
        words: isAway ? t`This product is not saved on this phone. Connect to add it.` : t`Something went wrong.`,
      })
    }
    settle(of)
  }

  // One after the other: a sheet that is open keeps the others waiting. And how many there were before has to be known.
  const next = asked || !own ? undefined : wanted[0]
  useEffect(() => void (next && start(next)), [next])
  useEffect(() => {
    if (asked) settle(asked.of)
  }, [asked])
  if (!asked) return null
  const { VariantSheet, answer } = asked
  return (
    <VariantSheet
      product={answer.value}
      at={answer.at}
      purpose="add"
      onDone={(sku, count) => void add(answer.value, sku, count)}
      onClose={() => setAsked(null)}
    />
  )
}
