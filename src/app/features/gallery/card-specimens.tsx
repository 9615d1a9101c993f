import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { Rail } from '#ui/list/rail.tsx'
import { RowSkeletons } from '#ui/list/row-skeletons.tsx'
import { AddButton } from '#ui/product/add-button.tsx'
import { CategoryTile, CategoryTiles } from '#ui/product/category-tile.tsx'
import { ProductCard } from '#ui/product/product-card.tsx'
import { ProductRow } from '#ui/product/product-row.tsx'
import styles from './gallery-screen.module.css'
import { picture, products } from './samples.ts'
import { Specimen } from './specimen.tsx'

const noAction = () => undefined

/** Specimens of products in cards, rails and rows, and of their skeletons. */
export function CardSpecimens() {
  return (
    <>
      <Specimen title="Product card: plain, reduced, overseas, out of stock, food" isWide>
        <div className={styles.cells}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} add={<AddButton name={product.name} onAdd={noAction} />} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Skeleton" isWide>
        <div className={styles.cells}>
          <CardSkeletons number={4} />
        </div>
      </Specimen>
      <Specimen title="Rail" isWide>
        <Rail label="Rail">
          {products.map((product) => (
            <ProductCard
              key={product.id}
              kind="rail"
              product={product}
              add={<AddButton name={product.name} onAdd={noAction} />}
            />
          ))}
        </Rail>
      </Specimen>
      <Specimen title="Compact row and its skeleton">
        <div>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
          <RowSkeletons number={1} />
        </div>
      </Specimen>
      <Specimen title="Picture states: tint alone, not saved or failed, faded">
        <div className={styles.cells}>
          <Tile template={null} tint={3} sizes="80px" />
          <Tile template="/media/none/{width}.{format}" tint={5} sizes="80px" />
          <Tile template={picture('1f45f')} tint={4} sizes="80px" isFaded />
        </div>
      </Specimen>
      <Specimen title="Categories" isWide>
        <CategoryTiles label="Categories">
          {['Fashion', 'Electronics', 'Home and living', 'Grocery', 'Beauty'].map((name, index) => (
            <CategoryTile
              key={name}
              href="/gallery"
              name={name}
              picture={picture(['1f457', '1f4f1', '1f6cb-fe0f', '1f34e', '1f484'][index] ?? '')}
              id={index + 3}
            />
          ))}
        </CategoryTiles>
      </Specimen>
    </>
  )
}
