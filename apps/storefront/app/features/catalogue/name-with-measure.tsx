import * as styles from './item-card.module.css';

/** A number and a short unit at the end of a name: "500 g". */
const MEASURE = /\d+(?:[.,]\d+)? \p{L}{1,4}$/u;

/** The name of an item, whose measure at the end stays on one line. */
export function NameWithMeasure({ name }: { readonly name: string }) {
  const measure = MEASURE.exec(name)?.[0];
  if (!measure) return name;
  return (
    <>
      {name.slice(0, -measure.length)}
      <span className={styles.measure}>{measure}</span>
    </>
  );
}
