import { Chip } from '@bozor/ui/actions/chip.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { useId } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CheckoutCard } from '../checkout/checkout-card.tsx';
import type { ChangeParcel, ParcelDraft } from './parcel-draft.ts';
import { parcelInstructions } from './parcel-queries.ts';
import * as styles from './terms-card.module.css';

/** Payer, and instructions for the courier. */
export function TermsCard({ draft, change }: { readonly draft: ParcelDraft; readonly change: ChangeParcel }) {
  const { t } = useI18n();
  const id = useId();
  const instructions = useApiQuery(parcelInstructions()).data?.instructions ?? [];
  const toggle = (id: number) =>
    change({
      instructions: draft.instructions.includes(id) ? draft.instructions.filter((each) => each !== id) : [...draft.instructions, id],
    });
  return (
    <CheckoutCard title={t('Who pays?')} choiceId={id}>
      <RadioGroup
        labelledBy={id}
        columns={2}
        value={draft.payer}
        options={[
          { value: 'sender', label: t('Sender'), text: t('When the courier takes it') },
          { value: 'receiver', label: t('Receiver'), text: t('When it is handed over') },
        ]}
        onChange={(payer) => change({ payer })}
      />
      {instructions.length > 0 && (
        <div role="group" aria-label={t('What should the courier know?')} className={styles.hint}>
          <h3>{t('What should the courier know?')}</h3>
          <div className={styles.chips}>
            {instructions.map(({ id, instruction }) => (
              <Chip key={id} size={44} pressed={draft.instructions.includes(id)} onClick={() => toggle(id)}>
                {instruction}
              </Chip>
            ))}
          </div>
        </div>
      )}
    </CheckoutCard>
  );
}
