import { calls } from '@bozor/contract/staff/calls.ts';
import { LOST_FACTOR_DAYS } from '@bozor/domain/staff/sign-in-rules.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../staff/form-error.tsx';
import * as forms from '../staff/form.module.css';
import { useFault } from '../use-fault.ts';

interface AskForHelpProps {
  readonly email: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** Asks the owners for new codes, with the email and password of the sign-in form. */
export function AskForHelp({ email, password, onClose }: AskForHelpProps) {
  const { t } = useI18n();
  const { fault, refuse, clear } = useFault();
  const [isAsked, setAsked] = useState(false);
  const ask = useApiMutation(calls.lostFactors.ask, { quiet: true, onSuccess: () => setAsked(true) });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="confirm"
      title={isAsked ? t('Speak to an owner now') : t('New codes with the help of owners')}
      closeLabel={t('Close')}
    >
      <div className={forms.form}>
        {isAsked ? (
          <p>
            {t(
              'If the email and the password are right, the owners see your request for {days} days. Call them or go to them: they agree only once they know that it is you.',
              { days: LOST_FACTOR_DAYS },
            )}
          </p>
        ) : (
          <p>
            {t(
              'Two owners must agree. Then one of them hands you a link in person, by which and by your password you set new codes. It never comes by email.',
            )}
          </p>
        )}
        <FormError>{fault}</FormError>
        {isAsked ? (
          <Button variant="outline" wide onClick={onClose}>
            {t('Close')}
          </Button>
        ) : (
          <Button
            size={54}
            wide
            busy={ask.isPending}
            onClick={() => {
              clear();
              ask.mutate({ body: { email, password } }, { onError: refuse });
            }}
          >
            {t('Ask the owners')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
