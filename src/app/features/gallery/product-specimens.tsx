import { useState } from 'react'
import { Segmented } from '#ui/choice/segmented.tsx'
import { Breadcrumb } from '#ui/layout/first/breadcrumb.tsx'
import { Disclosure, Disclosures } from '#ui/list/disclosure.tsx'
import { SpecList } from '#ui/list/fact-list.tsx'
import { TabPanel } from '#ui/list/tab-panel.tsx'
import { Gallery } from '#ui/product/gallery.tsx'
import { Histogram } from '#ui/product/histogram.tsx'
import { ReviewCard } from '#ui/product/review-card.tsx'
import { SkuPicker } from '#ui/product/sku-picker.tsx'
import { Stars } from '#ui/product/stars.tsx'
import styles from './gallery-screen.module.css'
import { colours, longText, picture, russian, sizes, views } from './samples.ts'
import { Line, Specimen } from './specimen.tsx'

const tabs = [
  { id: 'overview', words: 'Overview' },
  { id: 'specs', words: russian[1] ?? '' },
  { id: 'reviews', words: 'Reviews' },
]

/** Specimens of the parts of a product page. */
export function ProductSpecimens() {
  const [colour, setColour] = useState('Lilac')
  const [size, setSize] = useState<string | null>('39')
  const [tab, setTab] = useState('overview')
  return (
    <>
      <Specimen title="Gallery" isWide>
        <div className={styles.narrow}>
          <Gallery pictures={views} name="Aero Knit running shoes" tint={4} onOpen={() => {}} />
        </div>
      </Specimen>
      <Specimen title="SKU picker: colour, size, missing">
        <SkuPicker name="Colour" kind="pictures" values={colours} chosen={colour} onChoose={setColour} tint={4} />
        <SkuPicker name="Size" kind="words" values={sizes} chosen={size} onChoose={setSize} tint={4} />
        <SkuPicker
          name="Size"
          kind="words"
          values={sizes.slice(0, 4)}
          chosen={null}
          onChoose={() => {}}
          tint={4}
          missing="Please choose a size."
        />
      </Specimen>
      <Specimen title="Segmented, breadcrumb, disclosure">
        <div>
          <Segmented group="sample" label="About this product" tabs={tabs} chosen={tab} onChoose={setTab} />
          {tabs.map(({ id, words }) => (
            <TabPanel key={id} group="sample" id={id} isChosen={id === tab}>
              <p className={styles.panel}>{words}</p>
            </TabPanel>
          ))}
        </div>
        <Breadcrumb
          items={[
            { name: 'Home', href: '/' },
            { name: 'Fashion', href: '/gallery' },
            { name: 'Running shoes for all weathers' },
          ]}
        />
        <Disclosures>
          <Disclosure icon="map-pin" title="Delivery" sentence="Sat 28 – Mon 30 Nov · free over Rs. 5,000">
            {'Ships from Colombo.'}
          </Disclosure>
          <Disclosure icon="shield-check" title="6-month warranty" sentence="Returns accepted within 7 days" isOpen>
            {'Keep the receipt.'}
          </Disclosure>
        </Disclosures>
      </Specimen>
      <Specimen title="Stars, histogram, specifications">
        <Line>
          {[5, 4.6, 3.5, 0.4, 0].map((score) => (
            <Stars key={score} score={score} />
          ))}
        </Line>
        <Histogram stars={[13, 13, 38, 141, 1079]} />
        <SpecList
          rows={[
            { name: 'Upper', value: 'Recycled mesh' },
            { name: russian[1] ?? '', value: 'EVA foam, rubber tread, and a long value that wraps' },
          ]}
        />
      </Specimen>
      <Specimen title="Review card">
        <div>
          <ReviewCard
            name="Dilini P."
            score={5}
            day="12 Oct"
            variant="Lilac, 39"
            text={longText}
            lang="en"
            pictures={[...views]}
            tint={1}
          />
          <ReviewCard
            name=""
            score={4}
            day="12 Oct"
            variant=""
            text="Good grip. Laces are a little short, the rest is great."
            lang="en"
            pictures={[picture('1f392')]}
            tint={4}
          />
        </div>
      </Specimen>
    </>
  )
}
