import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import styles from './toast.module.css'
import { Toast } from './toast.tsx'
import { toasts } from './toast-store.ts'

/**
 * Where toasts appear: top centre, three at the most, newest first (spec §8). Their clocks stand while the pointer or
 * the focus is on them. The attribute keeps them usable over an open sheet.
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
    // A toast that is taken away under the pointer or the focus says nothing when it goes.
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
