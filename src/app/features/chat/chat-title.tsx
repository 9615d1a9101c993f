import { useLingui } from '@lingui/react/macro'
import { useTitle } from '#shell/use-title.ts'
import { chatTitle } from './chat-titles.ts'

/** Titles the page "Chat" while no conversation with its own title is shown. */
export function ChatTitle() {
  const { i18n } = useLingui()
  useTitle(chatTitle(i18n))
  return null
}
