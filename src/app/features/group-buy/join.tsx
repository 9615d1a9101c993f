import { lazy, type ReactNode, Suspense, useState } from 'react'
import { withWords } from '#i18n/with-words.ts'
import { showNotOpened } from '#ui/feedback/first/toast-store.ts'

const fetchSheet = () => withWords(import('./join-sheet.tsx')).then(({ JoinSheet }) => ({ default: JoinSheet }))
const JoinSheet = lazy(fetchSheet)

/** A group buy to join; without a team the shopper starts one. */
export type Joining = { readonly groupBuyId: number; readonly teamId: number | undefined; readonly prodId: number }

/** Opens the sheet in which a shopper chooses the variant to buy in a group. */
export function useJoin(): { readonly join: (joining: Joining) => void; readonly sheet: ReactNode } {
  const [joining, setJoining] = useState<Joining | null>(null)
  return {
    join: (wanted) => void fetchSheet().then(() => setJoining(wanted), showNotOpened),
    sheet: joining && (
      <Suspense>
        <JoinSheet joining={joining} onClose={() => setJoining(null)} />
      </Suspense>
    ),
  }
}
