import { useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { cardFormMessage, cardRequest, paySettings } from '#contract/payment/payment-card.ts'
import { callTimeout } from '#offline/call.ts'

/**
 * The provider's card form in its iframe: its height, and a token for the card entered in it. Card numbers never reach
 * this page.
 */
export function useCardForm() {
  const settings = useAnswer(catalogueQuery(paySettings, {}))
  const frame = useRef<HTMLIFrameElement>(null)
  const answer = useRef<((token: string | null) => void) | null>(null)
  const onEnter = useRef<() => void>(() => {})
  const [height, setHeight] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  // A new frame is not ready before it has loaded.
  const mountFrame = useCallback((mounted: HTMLIFrameElement) => {
    frame.current = mounted
    return () => {
      frame.current = null
      setHeight(null)
      answer.current?.(null)
    }
  }, [])
  const known = settings.state === 'ready' ? settings.value : null
  const origin = known?.origin
  useEffect(() => {
    if (origin === undefined) return
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const read = v.safeParse(cardFormMessage, event.data)
      if (!read.success) return
      const message = read.output
      if ('height' in message) return setHeight(message.height)
      if (message.payment === 'enter') return onEnter.current()
      if (message.payment === 'failed') setFailed(true)
      answer.current?.('token' in message ? message.token : null)
    }
    addEventListener('message', onMessage)
    return () => {
      removeEventListener('message', onMessage)
      answer.current?.(null)
    }
  }, [origin])
  return {
    settings,
    mountFrame,
    onEnter,
    height,
    hasFailed,
    isReady: height !== null,
    /**
     * Requests a token; null where input is missing, which the form shows itself, or where the provider does not answer
     * within the time limit of a call.
     */
    ask: (): Promise<string | null> => {
      const to = frame.current?.contentWindow
      if (!to || origin === undefined || height === null) return Promise.resolve(null)
      setFailed(false)
      return new Promise((resolve) => {
        const giveUp = setTimeout(() => {
          setFailed(true)
          answer.current?.(null)
        }, callTimeout)
        answer.current = (token) => {
          clearTimeout(giveUp)
          answer.current = null
          resolve(token)
        }
        to.postMessage(cardRequest, origin)
      })
    },
  }
}
export type CardForm = ReturnType<typeof useCardForm>
