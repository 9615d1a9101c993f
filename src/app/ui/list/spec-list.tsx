import styles from './spec-list.module.css'

/** Specifications as name and value, a line each. */
export function SpecList({ rows }: { rows: readonly { readonly name: string; readonly value: string }[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
