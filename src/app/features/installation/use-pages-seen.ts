import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

const enough = 2

/**
 * Counts the pages seen on this device, up to the number that the install sheet needs. True from the second page on,
 * and only on a page reached by navigation inside the mall, so never over a first paint (docs/design.md#install).
 */
export function useHasVisitedEnough(): boolean {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const first = useRef(path)
  const [hasSeenEnough, setSeenEnough] = useState(false)
  useEffect(() => {
    const visits = Number(readLocal(localKeys.pagesSeen)) + 1
    if (visits <= enough) writeLocal(localKeys.pagesSeen, String(visits))
    if (path !== first.current && visits >= enough) setSeenEnough(true)
  }, [path])
  return hasSeenEnough
}
