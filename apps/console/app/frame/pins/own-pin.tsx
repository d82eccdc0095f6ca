import { calls } from '@bozor/contract/staff/calls.ts';
import { pinProblem } from '@bozor/domain/staff/pins.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { PasswordField } from '@bozor/ui/forms/password-field.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import * as own from '../passkeys/own-passkeys.module.css';
import { FormError } from '../staff/form-error.tsx';
import * as styles from '../staff/own-sessions.module.css';
import { useFault } from '../use-fault.ts';
import { PIN_FAULTS } from './use-new-pin.ts';

/** The PIN of the person for the tablets of their stores. */
export function OwnPin() {
  const { t } = useI18n();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<keyof typeof PIN_FAULTS>();
  const [isKept, setKept] = useState(false);
  const { fault, refuse, clear } = useFault();
  const choose = useApiMutation(calls.pins.own, {
    quiet: true,
    onSuccess: () => {
      setPin('');
      setKept(true);
      announce(t('Your PIN is kept.'));
    },
  });
  return (
    <section className={styles.part} aria-labelledby="pin-title">
      <h2 id="pin-title" className="text-h3">
        {t('PIN')}
      </h2>
      <p className="text-meta">
        {t('By a PIN you sign in quickly on the tablet of your store, once a manager has pressed “Switch person” there.')}
      </p>
      <form
        className={own.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          clear();
          setKept(false);
          const found = pinProblem(pin);
          setProblem(found);
          if (!found) choose.mutate({ body: { pin } }, { onError: refuse });
        }}
      >
        <PasswordField
          label={t('New PIN')}
          hint={t('4 to 6 digits')}
          showLabel={t('Show the PIN')}
          hideLabel={t('Hide the PIN')}
          name="pin"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={6}
          value={pin}
          error={problem && t(PIN_FAULTS[problem])}
          onChange={({ target }) => {
            setPin(target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" variant="tint" busy={choose.isPending}>
          {t('Keep the PIN')}
        </Button>
        {isKept && <p className="text-meta">{t('Your PIN is kept.')}</p>}
        <FormError>{fault}</FormError>
      </form>
    </section>
  );
}
