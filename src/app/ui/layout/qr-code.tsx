import { useEffect, useState } from 'react'
import styles from './qr-code.module.css'

/** The length of a text from which a code has the lowest error correction, so that its squares stay large enough. */
const longText = 300

/**
 * A QR code of `text`, `size` px wide. The encoder is loaded when the first code is shown; space is reserved until
 * then. `uqr` is smaller than the encoder of `qr`, which reads codes.
 */
export function QrCode({ text, label, size = 176 }: { text: string; label: string; size?: number }) {
  const [code, setCode] = useState<{ width: number; path: string } | null>(null)

  useEffect(() => {
    let isActive = true
    void import('uqr').then(
      ({ encode }) => {
        const { data, size: width } = encode(text, { ecc: text.length < longText ? 'M' : 'L', border: 2 })
        if (isActive) setCode({ width, path: pathOf(data) })
      },
      () => undefined,
    )
    return () => void (isActive = false)
  }, [text])

  return (
    <svg
      className={styles.code}
      width={size}
      height={size}
      viewBox={`0 0 ${code?.width ?? 1} ${code?.width ?? 1}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {code && <path d={code.path} />}
    </svg>
  )
}

/** The SVG path of the dark modules, a square each. */
const pathOf = (data: boolean[][]): string =>
  data.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
