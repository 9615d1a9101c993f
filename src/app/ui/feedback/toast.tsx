import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Icon } from '../base/icon.tsx'
import styles from './toast.module.css'
import { dismissToast, type ShownToast } from './toast-store.ts'

/** spec §8 */
const lifetime = 5_000
const icons = {
  success: 'check-circle-fill',
  error: 'warning-circle-fill',
  warning: 'warning-circle-fill',
  info: 'info-fill',
  queued: 'cloud-arrow-up-fill',
  update: 'arrow-clockwise-bold',
} as const

/** One message; it goes after five seconds, but its clock stands while `isPaused`. */
export function Toast({ toast, isPaused }: { toast: ShownToast; isPaused: boolean }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const left = useRef(lifetime)
  const { id, kind, words, action, stays = false } = toast

  useEffect(() => {
    if (isPaused || stays) return
    const start = Date.now()
    const timer = setTimeout(dismissToast, left.current, id)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - start
    }
  }, [id, isPaused, stays])

  const act = () => {
    dismissToast(id)
    if (action?.href !== undefined) history.push(action.href)
    else action?.onPress()
  }
  return (
    <div className={styles.toast} role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}>
      <span className={styles[kind]}>
        <Icon name={icons[kind]} size={24} />
      </span>
      <span className={styles.words}>{words}</span>
      {action ? (
        <button type="button" className={styles.action} onClick={act}>
          {action.words}
        </button>
      ) : (
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={() => dismissToast(id)}>
          <Icon name="x-bold" size={18} />
        </button>
      )}
    </div>
  )
}
