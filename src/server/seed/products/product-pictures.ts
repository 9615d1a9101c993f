import { type PictureView, pictureTemplate } from '#server/media/picture-path.ts'
import type { Random } from '#server/seed/random.ts'
import type { TurnedColour } from './placed-kinds.ts'
import type { ProductPlan } from './product-plan.ts'

/** A product's pictures (path templates) and the colours of its variants. */
type ProductPictures = {
  /** The picture of the card; unique in the standard mall. */
  readonly main: string
  /** Three to five different pictures, the main one first. */
  readonly gallery: readonly string[]
  /** Two to five colours with their pictures, the main picture's first; empty without a choice. */
  readonly colours: readonly (TurnedColour & { readonly pic: string })[]
}

/** Views for a product's card. Each view shows the whole product (docs/product.md#pictures). */
const mainViews: readonly PictureView[] = ['front', 'tilt', 'pair', 'mirror', 'lens']

/**
 * Chooses a product's pictures. Products of a kind differ by colour first, and by view once the colours are used up.
 */
export function picturesOf({ place, nth }: ProductPlan, random: Random): ProductPictures {
  const {
    kind: { render },
    colours,
  } = place
  const hasColours = colours.length > 1
  const own = hasColours ? (colours[nth % colours.length] as TurnedColour) : { hue: 0 }
  const lap = hasColours ? Math.floor(nth / colours.length) : nth
  const view = mainViews[lap % mainViews.length] as PictureView
  const template = (hue: number, as: PictureView) => pictureTemplate({ render, hue, view: as })

  const others = random.shuffled(mainViews.filter((one) => one !== view))
  const shown = others.slice(0, random.whole(2, 3))
  const isFresh = place.department.key === 'grocery'
  const withBox: readonly PictureView[] = !isFresh && random.chance(0.4) ? [...shown, 'box'] : shown

  const further = random.shuffled(colours.filter((colour) => colour.hue !== own.hue)).slice(0, random.whole(1, 4))
  return {
    main: template(own.hue, view),
    gallery: [view, ...withBox].map((one) => template(own.hue, one)),
    colours: hasColours
      ? [own as TurnedColour, ...further].map((colour) => ({ ...colour, pic: template(colour.hue, view) }))
      : [],
  }
}
