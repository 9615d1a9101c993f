import { t } from '@lingui/core/macro'
import { withWords } from '#i18n/with-words.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { isUnderWay } from '#offline/outbox/command.ts'
import { dismissToast, showToast } from '#ui/feedback/first/toast-store.ts'

/** An addition whose toast may have to be replaced. `isSeen`: a read of the outbox has included the command. */
type Reported = { readonly command: CartCommand; readonly toast: number; isSeen: boolean }
let reported: readonly Reported[] = []

/**
 * Registers the toast of an addition, to be replaced if the server refuses the command or accepts fewer: the shopper
 * does not see the cart line.
 */
export function reportOutcomeOf(command: CartCommand, toast: number): void {
  const ofOthers = reported.filter(
    (one) =>
      one.command.input.op !== 'change' ||
      command.input.op !== 'change' ||
      one.command.input.skuId !== command.input.skuId,
  )
  reported = [...ofOthers, { command, toast, isSeen: false }]
}

/** Checks the outbox commands for the outcomes of the registered additions. */
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
 * The outcome of a command: `under way`, `done` (no longer in the outbox), or the command that was refused, corrected,
 * or needs the shopper's decision.
 * Coalesced commands have another id and are found by their variant.
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
  // If this code cannot be loaded, only the cart line shows the outcome.
  const code = await withWords(import('../line-message-text.ts')).catch(() => null)
  if (!code) return
  const { words, more } = code.lineMessageText(refused)
  dismissToast(toast)
  showToast({
    kind: refused.state === 'corrected' ? 'warning' : 'error',
    words: more ? `${words} ${more}` : words,
    action: { words: t`View`, href: '/Cart' },
  })
}
