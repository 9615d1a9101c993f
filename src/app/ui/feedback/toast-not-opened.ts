import { t } from '@lingui/core/macro'
import { showToast } from './toast-store.ts'

/** Says that what was tapped could not be fetched. */
export const tellNotOpened = (): void =>
  void showToast({ kind: 'error', words: t`This could not be opened: it needs the internet the first time.` })
