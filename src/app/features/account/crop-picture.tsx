import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type CropFrame, clampToPicture, drawSquare, maxZoom, movedBy } from './account-picture.ts'
import styles from './crop-picture.module.css'

const shownSide = 560
const keys: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const keyStep = 0.05

/** A picture under a round window. Dragging or the arrow keys move the picture; a slider enlarges it. */
export function CropPicture({
  picture,
  frame,
  onFrame,
}: {
  picture: ImageBitmap
  frame: CropFrame
  onFrame: (frame: CropFrame) => void
}) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [held, setHeld] = useState<{ x: number; y: number } | null>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, frame)
  }, [picture, frame])
  const drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    if (!held) return
    onFrame(
      movedBy(picture, frame, (x - held.x) / currentTarget.clientWidth, (y - held.y) / currentTarget.clientHeight),
    )
    setHeld({ x, y })
  }
  const press = (event: KeyboardEvent) => {
    const direction = keys[event.key]
    if (!direction) return
    event.preventDefault()
    onFrame(movedBy(picture, frame, direction[0] * keyStep, direction[1] * keyStep))
  }
  return (
    <div className={styles.crop}>
      <div
        className={styles.window}
        role="img"
        tabIndex={0}
        aria-label={t`Your picture. Drag it, or move it with the arrow keys.`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setHeld({ x: event.clientX, y: event.clientY })
        }}
        onPointerMove={drag}
        onPointerUp={() => setHeld(null)}
        onPointerCancel={() => setHeld(null)}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={shownSide} height={shownSide} />
      </div>
      <label className={styles.zoom}>
        <span>
          <Trans>Size</Trans>
        </span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={frame.zoom}
          onChange={({ target }) => onFrame(clampToPicture(picture, { ...frame, zoom: Number(target.value) }))}
        />
      </label>
    </div>
  )
}
