import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** A line that one piece more would make dearer. */
export interface Dearer {
  /** Undefined for the line that gets the piece. */
  readonly name: string | undefined;
  /** Formatted price of one piece then. */
  readonly price: string;
}

/** Announces, before a piece is added, which pieces cost more with it: a cap or a flash sale ends. `count` is the quantity then. */
export function DearerNotes({
  dearer,
  count,
  className,
}: {
  readonly dearer: readonly Dearer[];
  readonly count: number;
  readonly className: string | undefined;
}) {
  const { t } = useI18n();
  return dearer.map(({ name, price }, index) => (
    <p key={index} className={className}>
      {name === undefined
        ? t('From the {count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} piece: {price} each', { count, price })
        : t('With one more, {name}: {price} each', { name, price })}
    </p>
  ));
}
