import { useRef } from 'react'
import { useLeave } from '#ui/overlay/use-leave.ts'
import { SearchLists } from './search-lists.tsx'
import styles from './search-panel.module.css'

/** The desktop's popover below the field; closes when the focus or a click goes elsewhere. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  useLeave(() => panel.current?.closest('form'), onClose)
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
