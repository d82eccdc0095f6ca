import { calls } from '@bozor/contract/store/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import * as styles from './take-off.module.css';

interface TakeOffProps {
  readonly item: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** Asks how long an item stays off. The answer is the last press. */
export function TakeOff({ item, onClose }: TakeOffProps) {
  const { t, formatWhen } = useI18n();
  const [day, setDay] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { fault, refuse, clear } = useFault();
  const takeOff = useApiMutation(calls.menu.takeOff, { quiet: true, changes: [calls.menu.list] });
  const send = (body: { lasts: 'today' | 'for_good' } | { lasts: 'until'; until: string }) => {
    clear();
    takeOff.mutate(
      { params: { item: item.id }, body },
      {
        onError: refuse,
        onSuccess: ({ off_until: until }) => {
          announce(
            until === null
              ? t('{name} is off until somebody puts it back.', { name: item.name })
              : t('{name} is off until {time}.', { name: item.name, time: formatWhen(until, Date.now()) }),
          );
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Take off')} text={item.name} closeLabel={t('Close')}>
      <div className={styles.choices}>
        <FormError>{fault}</FormError>
        <Button size={54} wide busy={takeOff.isPending} onClick={() => send({ lasts: 'today' })}>
          {t('For today, until the store opens tomorrow')}
        </Button>
        <form
          className={styles.day}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const atMs = new Date(`${day}T00:00`).getTime();
            if (Number.isNaN(atMs)) {
              setMissing(true);
              event.currentTarget.querySelector('input')?.focus();
              return;
            }
            send({ lasts: 'until', until: new Date(atMs).toISOString() });
          }}
        >
          <TextField
            label={t('Back on this day')}
            name="day"
            type="date"
            value={day}
            error={isMissing ? t('Choose the day.') : undefined}
            onChange={({ target }) => {
              setDay(target.value);
              setMissing(false);
            }}
          />
          <Button type="submit" variant="outline" size={54} busy={takeOff.isPending}>
            {t('Take off until then')}
          </Button>
        </form>
        <Button variant="outline" size={54} wide busy={takeOff.isPending} onClick={() => send({ lasts: 'for_good' })}>
          {t('Until somebody puts it back')}
        </Button>
      </div>
    </Dialog>
  );
}
