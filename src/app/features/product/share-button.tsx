import { useLingui } from '@lingui/react/macro'
import { withWords } from '#i18n/with-words.ts'
import { IconButton } from '#ui/base/button.tsx'
import { fetchAhead } from '#ui/base/fetch-ahead.ts'
import { Icon } from '#ui/base/icon.tsx'
import { showNotOpened } from '#ui/feedback/first/toast-store.ts'

const fetchShare = () => withWords(import('./later/share-page.ts'), 'later')

/** Shares this product's address. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useLingui()
  const share = () => void fetchShare().then(({ sharePage }) => sharePage(name), showNotOpened)
  return (
    <IconButton isRaised label={t`Share`} onClick={share} {...fetchAhead(fetchShare)}>
      <Icon name="share-network" />
    </IconButton>
  )
}
