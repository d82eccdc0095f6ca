import type { OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { Part } from './part.tsx';
import * as styles from './proof-part.module.css';

const PLACES = { handed: text('Handed to somebody'), left_at_door: text('Left at the door') } as const;

/** The photo by which the courier delivered without a code; it opens in full. */
export function ProofPart({ order: { id, delivery_proof: proof } }: { readonly order: OperatorOrder }) {
  const { t } = useI18n();
  if (!proof) return null;
  return (
    <Part id={`proof-${id}`} title={t('Proof by photo')}>
      <p>{t(PLACES[proof.place])}</p>
      <a href={proof.image_full_url} target="_blank" rel="noreferrer" className={styles.link}>
        <img src={proof.image_full_url} alt={t('Photo of the delivered order')} width={240} height={180} className={styles.picture} />
      </a>
    </Part>
  );
}
