import { useLayoutEffect } from 'react'

let growing = 0

function add(change: 1 | -1): void {
  growing += change
  document.documentElement.toggleAttribute('data-growing', growing > 0)
}

/**
 * Marks the page, by `data-growing` on the root element, while a list or a screen grows: the footer below is hidden
 * meanwhile, because the content would push the footer out of the screen (docs/design.md#footer).
 */
export function useGrowing(isGrowing: boolean): void {
  useLayoutEffect(() => {
    if (!isGrowing) return
    add(1)
    // The frame with the new content still hides the footer: the content may come before a frame has hidden the footer.
    return () => void requestAnimationFrame(() => requestAnimationFrame(() => add(-1)))
  }, [isGrowing])
}
