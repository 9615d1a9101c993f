import { useEffect, useRef } from 'react'
import { SearchLists } from './search-lists.tsx'
import styles from './search-panel.module.css'

/** The desktop's popover below the field; closes when the focus or a click goes elsewhere. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = panel.current?.closest('form')
    const leave = ({ target }: Event) => {
      if (target instanceof Node && target !== document && !form?.contains(target)) onClose()
    }
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, leave)
    return () => {
      for (const event of ['pointerdown', 'focusin']) document.removeEventListener(event, leave)
    }
  }, [onClose])
  return (
    // biome-ignore lint/a11y: Enter on a link clicks it, too
    <div
      ref={panel}
      className={styles.panel}
      onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
    >
      <SearchLists onEscape={onClose} />
    </div>
  )
}
