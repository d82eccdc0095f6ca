import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useState } from 'react';
import { DigitKeys } from '../../frame/keypad/digit-keys.tsx';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import type { WeighedLine } from './weight-state.tsx';
import * as styles from './weigh-dialog.module.css';

const MOST_DIGITS = 6;

interface WeighFormProps {
  readonly order: Pick<StoreOrder, 'id'>;
  readonly line: WeighedLine;
  readonly onBack: () => void;
}

/** Asks what the scales say of a line, in grams. */
export function WeighDialog({ order, line, onBack }: WeighFormProps) {
  const { t } = useI18n();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onBack()} title={t('Weigh: {name}', { name: line.name })} closeLabel={t('Close')}>
      <WeighForm order={order} line={line} onBack={onBack} />
    </Dialog>
  );
}

function WeighForm({ order, line, onBack }: WeighFormProps) {
  const { t, formatNumber } = useI18n();
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const { fault, refuse, clear } = useFault();
  const send = useTap(calls.orders.weigh, text('Weigh'), order.id);
  const { ordered, least, most } = line.weight;
  const written = (grams: number) => formatNumber(grams);
  const grams = Number(typed);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) save(grams);
      }}
    >
      <p>
        {t('Ordered: {ordered} g. The scales may say {least} to {most} g.', {
          ordered: written(ordered),
          least: written(least),
          most: written(most),
        })}
      </p>
      <FormError>{complaint ?? fault}</FormError>
      <div role="group" aria-label={t('What the scales say, in grams')} className={styles.scales}>
        <output className={styles.grams} data-empty={typed === '' || undefined}>
          {t('{grams} g', { grams: written(grams) })}
        </output>
        <DigitKeys
          typed={typed}
          mostDigits={MOST_DIGITS}
          isBusy={send.isPending}
          onType={(next) => {
            setComplaint(undefined);
            clear();
            setTyped(next.replace(/^0+/, ''));
          }}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" size={54} busy={send.isPending} aria-disabled={typed === '' || undefined} className={styles.save}>
          {t('Save the weight')}
        </Button>
        <Button variant="outline" size={54} onClick={() => save(ordered)} className={styles.other}>
          {t('Exactly {grams} g', { grams: written(ordered) })}
        </Button>
      </div>
    </form>
  );

  function save(weighed: number): void {
    if (weighed === 0 || send.isPending) return;
    clear();
    const wrong = complaintOf(weighed);
    setComplaint(wrong);
    if (wrong !== undefined) return;
    const onDone = () => {
      announce(t('Weighed: {grams} g', { grams: written(weighed) }));
      onBack();
    };
    send.press({ params: { order: order.id }, body: { line: line.id, grams: weighed } }, { onDone, onRefused: refuse });
  }

  function complaintOf(weighed: number): string | undefined {
    if (weighed > most) return t('At most {most} g.', { most: written(most) });
    return weighed < least ? t('At least {least} g. If there is less, say that it is sold out.', { least: written(least) }) : undefined;
  }
}
