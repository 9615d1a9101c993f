import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readUserInfo, type UserInfo } from '#contract/account/user.ts'
import { renameSession } from '#offline/session.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'

/** The signed-in shopper's account; the state is `guest` if nobody is signed in. */
export const useAccount = () => useShopperAnswer(readUserInfo, {})

/**
 * Returns a function that refetches the account after a change. With the changed account as an argument, the header's
 * name and picture update at once.
 */
export function useAccountChanged(): (now?: UserInfo) => void {
  const client = useQueryClient()
  return useCallback(
    (now) => {
      if (now) void renameSession({ nickName: now.nickName, pic: now.avatarUrl ?? '' })
      void client.invalidateQueries({ queryKey: [readUserInfo.path] })
    },
    [client],
  )
}
