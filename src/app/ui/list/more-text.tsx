import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../base/class-names.ts'
import styles from './more-text.module.css'

/** Four lines of a text, expandable where the text is longer. `lang` is the text's own language. */
export function MoreText({ text, lang }: { text: string; lang: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [shown, setShown] = useState<'whole' | 'cut' | 'opened'>('whole')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is measured again
  useLayoutEffect(() => {
    const element = paragraph.current as HTMLElement
    const measure = () =>
      setShown((before) =>
        before === 'opened' ? before : element.scrollHeight > element.clientHeight + 1 ? 'cut' : 'whole',
      )
    measure()
    // In a hidden panel the size cannot be measured until the panel is shown; and the number of lines changes with the
    // width.
    const size = new ResizeObserver(measure)
    size.observe(element)
    return () => size.disconnect()
  }, [text])

  return (
    <>
      <p ref={paragraph} className={classes(styles.text, shown !== 'opened' && styles.clamped)} lang={lang}>
        {text}
      </p>
      {shown !== 'whole' && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={shown === 'opened'}
          onClick={() => setShown(shown === 'cut' ? 'opened' : 'cut')}
        >
          {shown === 'cut' ? <Trans>More</Trans> : <Trans>Less</Trans>}
        </button>
      )}
    </>
  )
}
