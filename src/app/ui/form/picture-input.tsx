import type { RefObject } from 'react'

type Properties = {
  /** The input, which a visible button clicks. */
  inputRef: RefObject<HTMLInputElement | null>
  label: string
  isMultiple?: boolean
  onChoose: (files: readonly File[]) => void
}

/** The hidden input with which the device's pictures are chosen. */
export function PictureInput({ inputRef, label, isMultiple = false, onChoose }: Properties) {
  return (
    <input
      ref={inputRef}
      type="file"
      accept="image/*"
      multiple={isMultiple}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        // Cleared, so that choosing the same files again fires a change event.
        target.value = ''
      }}
    />
  )
}
