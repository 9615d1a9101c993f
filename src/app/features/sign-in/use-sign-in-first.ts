import { useRouter } from '@tanstack/react-router'
import { shopperNow } from '../../data/shopper.ts'
import { openLogin, type Wanted } from './login-dialogue.ts'

/** Does what only a shopper may do: at once for who is signed in; a guest logs in first, and it is gone on with then (spec §6). */
export function useSignInFirst(): (wanted: Wanted) => void {
  const { history } = useRouter()
  return (wanted) => {
    if (!shopperNow()) return openLogin(wanted)
    if (wanted.path) history.push(wanted.path)
    void wanted.act?.()
  }
}
