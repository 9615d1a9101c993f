import { t } from '@lingui/core/macro'
import { withWords } from '#i18n/with-words.ts'
import { isUnderWay } from '#offline/command.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-store.ts'

/** An addition whose toast may have to be taken back. `isSeen`: a reading of the outbox has held the command. */
type Reported = { readonly command: CartCommand; readonly toast: number; isSeen: boolean }
let reported: readonly Reported[] = []

/** Replaces the toast of an addition when the shop refuses the command or takes fewer: its line in the cart is not in sight. */
export function reportOutcomeOf(command: CartCommand, toast: number): void {
  const ofOthers = reported.filter(
    (one) =>
      one.command.input.op !== 'change' ||
      command.input.op !== 'change' ||
      one.command.input.skuId !== command.input.skuId,
  )
  reported = [...ofOthers, { command, toast, isSeen: false }]
}

/** Looks among the commands that are not settled for those whose outcome is awaited. */
export function reportOutcomes(commands: readonly CartCommand[]): void {
  reported = reported.filter((one) => {
    const outcome = outcomeOf(one.command, commands)
    if (outcome === 'done') return !one.isSeen
    one.isSeen = true
    if (outcome !== 'under way') void reportRefusal(outcome, one.toast)
    return outcome === 'under way'
  })
}

/**
 * What became of a command: `under way`, `done` (no longer in the outbox), or the command that the shop refused, corrected or asks about.
 * Commands that were coalesced have another id and are found by their variant.
 */
function outcomeOf(
  { order, input }: CartCommand,
  commands: readonly CartCommand[],
): CartCommand | 'under way' | 'done' {
  const own = commands.filter(
    (one) =>
      one.order >= order && one.input.op === 'change' && input.op === 'change' && one.input.skuId === input.skuId,
  )
  return own.some(isUnderWay) ? 'under way' : (own.at(-1) ?? 'done')
}

async function reportRefusal(refused: CartCommand, toast: number): Promise<void> {
  // Where this code cannot be loaded, only the line in the cart tells the outcome.
  const code = await withWords(import('./notice-words.ts')).catch(() => null)
  if (!code) return
  const { words, more } = code.noticeWords(refused)
  dismissToast(toast)
  showToast({
    kind: refused.state === 'corrected' ? 'warning' : 'error',
    words: more ? `${words} ${more}` : words,
    action: { words: t`View`, href: '/Cart' },
  })
}
