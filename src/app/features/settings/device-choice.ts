import { useSyncExternalStore } from 'react'
import { readLocal, removeLocal, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** Both are decided by the script in index.html, here and in every other tab, as soon as the kept choice changes. */
const choices = {
  theme: { kept: ['light', 'dark'], otherwise: 'system' },
  dataSaver: { kept: ['on', 'off'], otherwise: 'auto' },
} as const
type Name = keyof typeof choices
export type ChoiceOf<N extends Name> = (typeof choices)[N]['kept'][number] | (typeof choices)[N]['otherwise']

/** Keeps a choice on this phone; the usual one is kept by keeping none. */
export function keepChoice<N extends Name>(name: N, choice: ChoiceOf<N>): void {
  if (choice === choices[name].otherwise) removeLocal(localKeys[name])
  else writeLocal(localKeys[name], choice)
  // Other tabs hear of it by themselves.
  dispatchEvent(new StorageEvent('storage', { key: localKeys[name] }))
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** What was chosen on this phone, followed; null on the server and while its markup is taken over. */
export function useChoice<N extends Name>(name: N): ChoiceOf<N> | null {
  const { kept, otherwise } = choices[name]
  const now = (): string => kept.find((one) => one === readLocal(localKeys[name])) ?? otherwise
  return useSyncExternalStore<string | null>(subscribe, now, () => null) as ChoiceOf<N> | null
}
