import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Corrects the address in place, without a reload and without a scroll; null leaves it (a wrong slug with a right id). */
export function useAddress(right: string | null): void {
  const router = useRouter()
  useEffect(() => {
    if (right) router.history.replace(right + location.search + location.hash)
  }, [right, router])
}
