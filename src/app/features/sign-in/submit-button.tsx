import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useConnection } from '../../data/connection.ts'
import { Button } from '../../ui/button.tsx'
import styles from './sign-in.module.css'

/** Sends a form of the sign-in; without a network it says why it does not (DESIGN.md §7). */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  const { t } = useLingui()
  const connection = useConnection()
  const isAway = connection === 'offline' || connection === 'unreachable'
  return (
    <div className={styles.submit}>
      <Button kind="primary" isWide type={isAway ? 'button' : 'submit'} isLoading={isSending} isDisabled={isAway}>{isAway ? t`Needs internet` : children}</Button>
    </div>
  )
}
