import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { TextArea } from '@bozor/ui/forms/text-area.tsx';
import { useId, useState } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { NumberField } from '../../shell/number/number-field.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { SOLD_OUT_PLANS, type ChangeDraft, type CheckoutDraft } from './checkout-draft.ts';

interface Props {
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
}

const OWN = 'own';

/** Courier tip. "No tip" comes first and is the default. */
export function TipCard({
  tip,
  change,
  error,
}: {
  readonly tip: number;
  readonly change: (changes: { readonly tip: number }) => void;
  readonly error?: string | undefined;
}) {
  const { t, formatPrice } = useI18n();
  const { tip_presets: presets, tip_maximum: maximum } = useConfig();
  const [isOwn, setOwn] = useState(tip > 0 && !presets.includes(tip));
  return (
    <CheckoutCard title={t('Tip for the courier')} isChoice text={t('All of it goes to the courier')}>
      <ChipChoice
        label={t('Tip for the courier')}
        labelHidden
        value={isOwn ? OWN : String(tip)}
        options={[
          { value: '0', label: t('No tip') },
          ...presets.map((preset) => ({ value: String(preset), label: <bdi>{formatPrice(preset)}</bdi> })),
          { value: OWN, label: t('Own amount') },
        ]}
        onChange={(chosen) => {
          setOwn(chosen === OWN);
          change({ tip: chosen === OWN ? 0 : Number(chosen) });
        }}
      />
      {isOwn && (
        <NumberField
          label={t('Own amount')}
          maximum={maximum}
          error={error}
          hint={t('At most {amount}', { amount: formatPrice(maximum) })}
          data-field="dm_tips"
          value={tip === 0 ? undefined : tip}
          onChange={(amount) => change({ tip: amount ?? 0 })}
        />
      )}
    </CheckoutCard>
  );
}

const PLAN_LABELS = {
  call_me: text('Call me'),
  best_match: text('Replace with similar'),
  remove: text('Remove the item'),
  cancel_order: text('Cancel the order'),
} as const;

/** The choice for sold-out items, and a note to the store. */
export function WishesCard({ draft, change }: Props) {
  const { t } = useI18n();
  const id = useId();
  return (
    <CheckoutCard title={t('If something is sold out')} choiceId={id}>
      <RadioGroup
        labelledBy={id}
        columns={2}
        value={draft.soldOut}
        options={SOLD_OUT_PLANS.map((plan) => ({ value: plan, label: t(PLAN_LABELS[plan]) }))}
        onChange={(soldOut) => change({ soldOut })}
      />
      <TextArea
        label={t('Order note')}
        aside={t('optional')}
        maxLength={500}
        placeholder={t('For example: do not ring, the baby sleeps')}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </CheckoutCard>
  );
}
