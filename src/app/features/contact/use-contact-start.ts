import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { nameOfNickName } from '#contract/account/sign-in-rules.ts'
import { readUserInfo } from '#contract/account/user.ts'
import { orderNumber as orderNumberShape } from '#contract/order/order.ts'
import { readDraft } from '#session/drafts.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { type ContactValues, contactDraft, contactValues, emptyMessage, shownNumber } from './contact-values.ts'

/**
 * The values with which the form begins: the person's draft, else name and email address or number of the account; with
 * the order that the address names. Undefined while draft and account are read. The draft is read once: `forget` leaves
 * the draft out when its message is sent.
 */
export function useContactStart(named: string | null): readonly [start: ContactValues | undefined, forget: () => void] {
  const account = useShopperAnswer(readUserInfo, {})
  const [draft, setDraft] = useState<ContactValues | null>()
  useEffect(() => {
    let isActive = true
    void readDraft(contactDraft).then((stored) => {
      const read = v.safeParse(contactValues, stored)
      if (isActive) setDraft(read.success ? read.output : null)
    })
    return () => {
      isActive = false
    }
  }, [])
  const forget = () => setDraft(null)
  if (draft === undefined || account.state === 'loading') return [undefined, forget]
  const { nickName = '', mail = null, mobile = null } = account.state === 'ready' ? account.value : {}
  const own = { name: nameOfNickName(nickName), who: mail ?? shownNumber(mobile ?? undefined) }
  const values = draft ?? { ...emptyMessage, ...own }
  const isNamed = account.state !== 'guest' && named !== null && v.is(orderNumberShape, named)
  const withOrder = isNamed ? { ...values, orderNumber: named, topic: values.topic || ('order' as const) } : values
  return [withOrder, forget]
}
