import { useSyncExternalStore } from 'react'
import { readLocal, removeLocal, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** The script in index.html applies these choices, here and in every other tab, as soon as the stored value changes. */
const choices = {
  theme: { kept: ['light', 'dark'], otherwise: 'system' },
  dataSaver: { kept: ['on', 'off'], otherwise: 'auto' },
} as const
type Name = keyof typeof choices
export type ChoiceOf<N extends Name> = (typeof choices)[N]['kept'][number] | (typeof choices)[N]['otherwise']

/** Stores a choice on this device; the default is stored by removing the entry. */
export function saveChoice<N extends Name>(name: N, choice: ChoiceOf<N>): void {
  if (choice === choices[name].otherwise) removeLocal(localKeys[name])
  else writeLocal(localKeys[name], choice)
  // The browser sends this event to other tabs only, so this tab sends it to itself.
  dispatchEvent(new StorageEvent('storage', { key: localKeys[name] }))
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** Hook: the choice stored on this device; null on the server and during hydration. */
export function useChoice<N extends Name>(name: N): ChoiceOf<N> | null {
  const { kept, otherwise } = choices[name]
  const now = (): string => kept.find((one) => one === readLocal(localKeys[name])) ?? otherwise
  return useSyncExternalStore<string | null>(subscribe, now, () => null) as ChoiceOf<N> | null
}
