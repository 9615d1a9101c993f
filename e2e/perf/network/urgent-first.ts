/** Bytes that one answer may send before another gets its turn. */
const turn = 4096

type Answer = {
  readonly urgency: number
  readonly isIncremental: boolean
  waiting: Buffer[]
  readonly write: (bytes: Buffer, done: () => void) => void
  end: (() => void) | null
}

/**
 * The order of one connection's answers, by RFC 9218: smaller urgency first, answers of one urgency in turn
 * where the browser can use parts of them, else one after the other. Node writes the whole data of HTTP/2 streams at
 * once; this scheduler writes one turn at a time.
 */
export function openUrgentFirst() {
  const answers: Answer[] = []
  let isWriting = false

  const next = () => {
    if (isWriting) return
    for (const answer of answers.filter(({ waiting, end }) => waiting.length === 0 && end !== null)) {
      answers.splice(answers.indexOf(answer), 1)
      answer.end?.()
    }
    const ready = answers.filter(({ waiting }) => waiting.length > 0)
    const urgency = Math.min(...ready.map((one) => one.urgency))
    const answer = ready.find((one) => one.urgency === urgency)
    const bytes = answer?.waiting[0]
    if (!answer || !bytes) return
    if (bytes.length > turn) answer.waiting[0] = bytes.subarray(turn)
    else answer.waiting.shift()
    isWriting = true
    answer.write(bytes.subarray(0, turn), () => {
      isWriting = false
      // The answer goes behind those that arrived meanwhile.
      if (answer.isIncremental) answers.push(...answers.splice(answers.indexOf(answer), 1))
      next()
    })
  }

  return {
    /** Adds an answer. `priority` is the request's header; without one the urgency is 3, not incremental. */
    enter(priority: string | undefined, write: Answer['write']) {
      const urgency = Number(/u=(\d)/.exec(priority ?? '')?.[1] ?? 3)
      const answer: Answer = { urgency, isIncremental: /\bi\b/.test(priority ?? ''), waiting: [], write, end: null }
      answers.push(answer)
      return {
        send(bytes: Buffer): void {
          answer.waiting.push(bytes)
          next()
        },
        end(done: () => void): void {
          answer.end = done
          next()
        },
      }
    },
  }
}
