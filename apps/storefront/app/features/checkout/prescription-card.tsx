import type { PicturesState } from '@bozor/web/forms/use-picture-choice.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PictureChooser } from '../reviews/picture-chooser.tsx';
import { CheckoutCard } from './checkout-card.tsx';

interface PrescriptionCardProps {
  readonly pictures: readonly Blob[];
  readonly choose: (pictures: readonly Blob[]) => void;
  readonly onState: (state: PicturesState) => void;
  readonly error: string | undefined;
}

/** Upload of prescription pictures or documents, shown when an item requires a prescription. */
export function PrescriptionCard({ pictures, choose, onState, error }: PrescriptionCardProps) {
  const { t } = useI18n();
  return (
    <CheckoutCard
      title={t('Prescription')}
      text={t('Something in your order is sold on prescription only. Only the pharmacy sees the prescription.')}
    >
      <PictureChooser takesDocuments field="prescription_ids" error={error} pictures={pictures} onChange={choose} onState={onState} />
    </CheckoutCard>
  );
}
