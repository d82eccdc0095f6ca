import { ApiProblem } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/staff/calls.ts';
import { PIN_DIGITS } from '@bozor/domain/staff/pins.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormError } from '../staff/form-error.tsx';
import { noteSignedIn } from '../staff/session.ts';
import { useFault } from '../use-fault.ts';
import { Keypad } from './keypad.tsx';
import type { PersonOfDevice } from './people-of-device.ts';
import { PIN_FAULTS, useNewPin } from './use-new-pin.ts';

interface PinEntryProps {
  readonly person: PersonOfDevice;
  readonly onBack: () => void;
}

/** The PIN of a person, sent with its last digit. Whoever has a first PIN chooses their own at once. */
export function PinEntry({ person, onBack }: PinEntryProps) {
  const { t } = useI18n();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  /** The first PIN, once it is known to be right. */
  const [first, setFirst] = useState<string>();
  const fresh = useNewPin();
  const { fault, refuse, clear } = useFault();
  const signIn = useApiMutation(calls.pins.signIn, { quiet: true, onSuccess: () => noteSignedIn(client) });
  const send = (pin: string, chosen?: string) =>
    signIn.mutate(
      { body: { staff_id: person.id, pin, ...(chosen !== undefined && { new_pin: chosen }) } },
      {
        onError: (error) => {
          setTyped('');
          if (error instanceof ApiProblem && error.entries[0]?.code === 'pin-new-required') setFirst(pin);
          else refuse(error);
        },
      },
    );
  const takeNew = (pin: string) => {
    setTyped('');
    const chosen = fresh.take(pin);
    if (chosen !== undefined && first !== undefined) send(first, chosen);
  };
  const places = first === undefined ? person.digits : (fresh.chosen?.length ?? PIN_DIGITS.most);
  const type = (next: string) => {
    clear();
    fresh.clear();
    setTyped(next);
    if (next.length < places) return;
    if (first === undefined) send(next);
    else takeNew(next);
  };
  const label = first === undefined ? t('PIN') : fresh.chosen === undefined ? t('Choose a PIN of your own') : t('The same PIN again');
  return (
    <>
      {/* The pressed name is gone. */}
      <h2 className="text-h3" tabIndex={-1} ref={focusOnce}>
        <bdi>{person.name}</bdi>
      </h2>
      <p>{label}</p>
      <FormError>{fault ?? (fresh.fault && t(PIN_FAULTS[fresh.fault]))}</FormError>
      <Keypad label={label} typed={typed} places={places} isBusy={signIn.isPending} onType={type} />
      {first !== undefined && fresh.chosen === undefined && (
        <Button wide disabled={typed.length < PIN_DIGITS.least} onClick={() => takeNew(typed)}>
          {t('Take this PIN')}
        </Button>
      )}
      {first === undefined && <DemoPin name={person.name} />}
      <Button variant="outline" wide onClick={onBack}>
        {t('Somebody else')}
      </Button>
    </>
  );
}

const focusOnce = (heading: HTMLElement | null) => heading?.focus();

/** In a demo, whose people have told nobody their PIN. */
function DemoPin({ name }: { readonly name: string }) {
  const { t } = useI18n();
  const { data } = useApiQuery(apiQuery(calls.demo.accounts, {}, { quiet: true }));
  const pin = data?.accounts.find((account) => account.name === name)?.pin;
  return pin && <p className="text-meta">{t('PIN in the demo: {pin}', { pin })}</p>;
}
