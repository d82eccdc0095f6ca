import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useState } from 'react';
import { CODE_DIGITS, CodeField } from '../../frame/codes/code-field.tsx';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { CourierLine, PickupCode } from './courier-line.tsx';
import * as styles from './hand-over.module.css';
import { OrderNumber } from './order-head.tsx';

/** Asks for the code that the courier tells, and hands a ready order over. */
export function HandOver({ order }: { readonly order: StoreOrder }) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide className={styles.button} onClick={() => setOpen(true)}>
        {t('Hand over')}
        <span className="visually-hidden"> {order.id}</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={
          <>
            {t('Hand over')} <OrderNumber id={order.id} />
          </>
        }
        closeLabel={t('Close')}
      >
        <HandOverForm order={order} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function HandOverForm({ order, onDone }: { readonly order: StoreOrder; readonly onDone: () => void }) {
  const { t } = useI18n();
  const [code, setCode] = useState('');
  const { form, errors, refuse, reject, clear } = useFormErrors();
  const handOver = useTap(calls.orders.handOver, text('Hand over'), order.id);
  const courier = order.courier?.name ?? '';
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length < CODE_DIGITS) return reject('code', t('The code has four digits.'));
        handOver.press(
          { params: { order: order.id }, body: { code } },
          {
            onDone: () => {
              announce(t('Handed over to {name}', { name: courier }));
              onDone();
            },
            onRefused: (error) => {
              setCode('');
              refuse(error);
            },
          },
        );
      }}
    >
      <CourierLine order={order} />
      <FormError>{errors['']}</FormError>
      <CodeField
        label={t('Code that {name} tells you', { name: courier })}
        value={code}
        error={errors['code']}
        onChange={(value) => {
          setCode(value);
          clear('code');
        }}
      />
      <Button type="submit" size={54} wide busy={handOver.isPending}>
        {t('Hand over')}
      </Button>
      <PickupCode order={order} />
    </form>
  );
}
