import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { fromTheTop } from '#ui/layout/from-the-top.ts'

/**
 * Returns a function that answers whether the shopper has left the screen of this component, for work that ends later. A
 * screen stays open while the next one loads, so the address counts as well.
 */
export function useHasLeft(): () => boolean {
  const { history } = useRouter()
  const [path] = useState(history.location.pathname)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  return () => !isOpen.current || history.location.pathname !== path
}

/**
 * Returns a function that replaces a form by the screen that follows it, from the top. A shopper who has left the form
 * meanwhile stays on the other screen.
 */
export function useReplaceForm(): (path: string) => void {
  const { history } = useRouter()
  const hasLeft = useHasLeft()
  return (path) => {
    if (hasLeft()) return
    history.replace(path)
    fromTheTop()
  }
}
