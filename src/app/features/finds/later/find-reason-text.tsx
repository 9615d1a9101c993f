import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { dateTag } from '#words/date-tag.ts'
import { formatPrice } from '#words/price.ts'
import type { Reason } from './find-kinds.ts'

/** The sentence that says why a product is shown. */
export function FindReasonText({ reason, symbol }: { reason: Reason; symbol: string }) {
  const { i18n, t } = useLingui()
  const language = i18n.locale as Language
  /** For example "yesterday" or "3 days ago". */
  const ago = (days: number) => new Intl.RelativeTimeFormat(dateTag(language), { numeric: 'auto' }).format(-days, 'day')
  switch (reason.code) {
    case 'POPULAR':
      return <Plural value={reason.buyers} one="Bought by # shopper" other="Bought by # shoppers" />
    case 'DROPPED': {
      const was = formatPrice(reason.was, symbol, language)
      return <Trans>Lowered from {was}</Trans>
    }
    case 'LAST': {
      const stocks = reason.left
      return t`Only ${stocks} left`
    }
    case 'NEW': {
      const added = ago(reason.days)
      return <Trans>Added {added}</Trans>
    }
    case 'VIEWED': {
      const viewed = ago(reason.days)
      return <Trans>Viewed {viewed}</Trans>
    }
    case 'SIMILAR': {
      const { prodName } = reason
      return (
        <span className="clip2">
          <Trans>Because you viewed {prodName}</Trans>
        </span>
      )
    }
  }
}
