import { wordsOf } from '#contract/search/search-words.ts'
import type { HelpAnswer, HelpGroup } from '#words/help/help-shapes.ts'

const known = new WeakMap<HelpAnswer, readonly string[]>()

function wordsIn(answer: HelpAnswer): readonly string[] {
  const words = known.get(answer) ?? wordsOf([answer.question, ...answer.paragraphs].join(' '))
  known.set(answer, words)
  return words
}

/** Drops up to two letters at the end of a longer word, because Russian and Turkish inflect their words. */
const stemOf = (word: string) => (word.length >= 5 ? word.slice(0, Math.max(4, word.length - 2)) : word)

/**
 * The answers in which every typed word, without its ending, begins some word. Words are folded as in the mall's
 * search. Empty text returns all answers.
 */
export function findAnswers(groups: readonly HelpGroup[], typed: string): readonly HelpGroup[] {
  const stems = wordsOf(typed).map(stemOf)
  if (stems.length === 0) return groups
  return groups.flatMap((group) => {
    const answers = group.answers.filter((answer) =>
      stems.every((word) => wordsIn(answer).some((one) => one.startsWith(word))),
    )
    return answers.length > 0 ? [{ ...group, answers }] : []
  })
}
