import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../base/icon.tsx'
import { dismissToast, type ShownToast, toasts } from './first/toast-store.ts'
import styles from './toast.module.css'

/**
 * The region of toasts: top centre, at most three, newest first (docs/product.md#toasts). Timers of toasts are paused
 * while the pointer or the focus is on a toast. The attribute keeps toasts usable over an open sheet.
 */
export function ToastRegion() {
  const { t } = useLingui()
  const shown = useSelector(toasts)
  const region = useRef<HTMLElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false)
  }
  useEffect(() => {
    // A toast that is removed under the pointer or the focus fires no leave event.
    if (shown.length === 0) setHovered(false)
    if (!region.current?.contains(document.activeElement)) setFocus(false)
  }, [shown])
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={t`Messages`}
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={leave}
    >
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} isPaused={isHovered || hasFocus} />
      ))}
    </section>
  )
}

/** In ms (docs/product.md#toasts). */
const lifetime = 5_000
const icons = {
  success: 'check-circle-fill',
  error: 'warning-circle-fill',
  warning: 'warning-circle-fill',
  info: 'info-fill',
  queued: 'cloud-arrow-up-fill',
  update: 'arrow-clockwise-bold',
} as const

/** A toast; dismissed after five seconds, not counting the time while `isPaused`. */
export function Toast({ toast, isPaused }: { toast: ShownToast; isPaused: boolean }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const left = useRef(lifetime)
  const { id, kind, words, action, isSticky = false } = toast

  useEffect(() => {
    if (isPaused || isSticky) return
    const start = Date.now()
    const timer = setTimeout(dismissToast, left.current, id)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - start
    }
  }, [id, isPaused, isSticky])

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
