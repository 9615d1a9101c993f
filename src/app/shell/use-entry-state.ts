import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'

/**
 * A state that belongs to the entry in the browser's history: Back, Forward and a reload bring the state back
 * (docs/product.md#scroll). `name` is unique on the page.
 */
export function useEntryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const router = useRouter()
  const [value, setValue] = useState(initial)
  // Read after the first render, because the server's markup has the initial state.
  useLayoutEffect(() => {
    const known = Object.entries(router.history.location.state).find(([key]) => key === name)?.[1] as Value | undefined
    if (known !== undefined) setValue(known)
  }, [router, name])
  const choose = (next: Value) => {
    setValue(next)
    const { href, state } = router.history.location
    router.history.replace(href, { ...state, [name]: next })
  }
  return [value, choose]
}
