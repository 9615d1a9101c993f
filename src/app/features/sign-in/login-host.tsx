import { t } from '@lingui/core/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { withWords } from '#i18n/with-words.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import type { LoginDraft } from './login-draft.ts'
import type { LoginModalProperties } from './login-modal.tsx'
import { closeLogin, useLoginTarget } from './open-login.ts'

type Opened = { readonly Modal: ComponentType<LoginModalProperties>; readonly draft: LoginDraft }

/** Loads the modal's code, its translations and the stored draft. */
const openModal = async (): Promise<Opened> => {
  const [{ LoginModal }, draft] = await Promise.all([
    withWords(import('./login-modal.tsx')),
    import('./login-draft.ts').then(({ readLoginDraft }) => readLoginDraft()),
  ])
  return { Modal: LoginModal, draft }
}

/** Renders the login modal on request; its code is fetched then. */
export function LoginHost() {
  const target = useLoginTarget()
  const [opened, setOpened] = useState<Opened | null>(null)
  const isOpen = target !== null
  useEffect(() => {
    if (!isOpen) return setOpened(null)
    let isGone = false
    openModal().then(
      (next) => !isGone && setOpened(next),
      () => {
        closeLogin()
        showToast({ kind: 'error', words: t`Something went wrong.` })
      },
    )
    return () => void (isGone = true)
  }, [isOpen])
  return target && opened && <opened.Modal target={target} draft={opened.draft} onClose={closeLogin} />
}
