import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/base/button.tsx'
import { fetchAhead } from '#ui/base/fetch-ahead.ts'
import { Icon } from '#ui/base/icon.tsx'
import { showNotOpened } from '#ui/feedback/first/toast-store.ts'
import { fetchParts } from './product-part.tsx'

/** Shares this product's address. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useLingui()
  const share = () => void fetchParts().then(({ shareAddress }) => shareAddress(name, location.href), showNotOpened)
  return (
    <IconButton isRaised label={t`Share`} onClick={share} {...fetchAhead(fetchParts)}>
      <Icon name="share-network" />
    </IconButton>
  )
}
