import { calls } from '@bozor/contract/operator/calls.ts';
import type { OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { CHANGED_BY_ACTS, couriersOf } from '../orders/order-queries.ts';
import * as styles from './forms.module.css';

interface AssignDialogProps {
  readonly order: OperatorOrder;
  readonly needsNote: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Chooses a courier: those of the order's zone first, then those on duty, then the least busy. Goods on their way need a note. */
export function AssignDialog({ order, open, onOpenChange, needsNote }: AssignDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={order.courier ? t('Change the courier') : t('Assign a courier')}
      closeLabel={t('Close')}
      size="auth"
    >
      <AssignForm order={order} needsNote={needsNote} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function AssignForm({
  order,
  needsNote,
  onDone,
}: {
  readonly order: OperatorOrder;
  readonly needsNote: boolean;
  readonly onDone: () => void;
}) {
  const { t } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(couriersOf(order.zone.id));
  const [courier, setCourier] = useState<string>();
  const [note, setNote] = useState('');
  const { form, errors, refuse, reject, clear } = useFormErrors();
  const assign = useApiMutation(calls.orders.assign, { quiet: true, changes: CHANGED_BY_ACTS });
  const offer = useApiMutation(calls.couriers.offer, { quiet: true, changes: CHANGED_BY_ACTS });
  if (!data)
    return error ? (
      <ErrorState
        title={t('Connection lost. Please try again.')}
        retryLabel={t('Load again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonRows label={t('Loading')} />
    );
  const others = data.couriers.filter(({ id }) => id !== order.courier?.id);
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (courier === undefined) return reject('courier_id', t('Choose a courier.'));
        if (needsNote && note.trim() === '') return reject('note', t('Write a note.'));
        return assign.mutate(
          { params: { id: order.id }, body: { courier_id: Number(courier), ...(note.trim() !== '' && { note }) } },
          {
            onSuccess: (changed) => {
              announce(t('{courier} has the order.', { courier: changed.courier?.name ?? '' }));
              onDone();
            },
            onError: refuse,
          },
        );
      }}
    >
      <FormError>{errors['']}</FormError>
      {needsNote && (
        <TextField
          name="note"
          label={t('Where do the goods change hands?')}
          maxLength={500}
          value={note}
          error={errors['note']}
          alerts
          onChange={(event) => {
            setNote(event.target.value);
            clear('note');
          }}
        />
      )}
      {others.length === 0 && <p>{t('There is no other courier.')}</p>}
      <RadioGroup
        label={t('Courier')}
        labelHidden
        variant="rows"
        name="courier_id"
        value={courier}
        error={errors['courier_id'] ?? ''}
        onChange={(chosen) => {
          setCourier(chosen);
          clear('courier_id');
        }}
        options={others.map(({ id, name, vehicle, zone, is_online, running_orders }) => ({
          value: String(id),
          label: <bdi>{name}</bdi>,
          text: (
            <>
              {is_online ? t('on duty') : t('off duty')} · {t('{count, plural, one {# order} other {# orders}}', { count: running_orders })}
              {vehicle !== null && (
                <>
                  {' · '}
                  <bdi>{vehicle}</bdi>
                </>
              )}
              {zone.id !== order.zone.id && (
                <>
                  {' · '}
                  <bdi>{zone.name}</bdi>
                </>
              )}
            </>
          ),
        }))}
      />
      <Button type="submit" wide busy={assign.isPending}>
        {t('Assign')}
      </Button>
      {order.courier === null && data.couriers.some(({ id, is_online }) => is_online && String(id) === courier) && (
        <Button
          variant="outline"
          wide
          busy={offer.isPending}
          onClick={() =>
            offer.mutate(
              { params: { id: order.id }, body: { courier_id: Number(courier) } },
              {
                onSuccess: ({ seconds }) => {
                  announce(t('The courier is asked, for {count, plural, one {# second} other {# seconds}}.', { count: seconds }));
                  onDone();
                },
                onError: refuse,
              },
            )
          }
        >
          {t('Ask this courier first')}
        </Button>
      )}
    </form>
  );
}
