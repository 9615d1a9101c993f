import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readUserInfo, type UserInfo } from '#contract/account/user.ts'
import { renameSession } from '#offline/session.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'

/** The account as its owner sees it; `guest` where nobody is signed in. */
export const useAccount = () => useShopperAnswer(readUserInfo, {})

/** Has the account read again after something of it was changed; the header's name and picture follow at once. */
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
