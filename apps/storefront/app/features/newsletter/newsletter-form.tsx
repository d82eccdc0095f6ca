import { calls } from '@bozor/contract/shop/calls.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useComplaint } from '@bozor/ui/forms/use-complaint.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useId, useRef, useState } from 'react';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { focusRefusedField } from '@bozor/web/forms/focus-field.ts';
import { useAfterRender } from '@bozor/web/forms/use-after-render.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './newsletter-box.module.css';

/** Field and button of the newsletter. Letters are sent only after the mailbox has confirmed. */
export function NewsletterForm() {
  const { t } = useI18n();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const afterRender = useAfterRender();
  const { onInvalid, key, role } = useComplaint();
  const [isEmptied, setIsEmptied] = useState(false);
  const [problem, setProblem] = useState<string>();
  const subscribe = useApiMutation(calls.newsletter.subscribe, {
    onSuccess: () => {
      setEmail('');
      setIsEmptied(true);
      toast({
        id: 'newsletter',
        kind: 'success',
        title: t('Subscribed Successfully'),
        text: t('We sent you a letter. Open its link to confirm.'),
      });
    },
  });
  const submit = () => {
    // The second event of a double press, after the field was cleared.
    if (isEmptied) return;
    const address = canonicalEmail(email);
    if (!address) {
      setProblem(t('Please insert a valid email.'));
      return afterRender(() => focusRefusedField(field.current));
    }
    setProblem(undefined);
    subscribe.mutate({ body: { email: address } });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.field} data-invalid={problem !== undefined || undefined}>
        <input
          ref={field}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          dir="auto"
          maxLength={255}
          aria-label={t('Your email')}
          placeholder={t('Your email')}
          aria-invalid={problem !== undefined}
          onInvalid={onInvalid}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setIsEmptied(false);
            setProblem(undefined);
          }}
        />
        <Button type="submit" size={40} className={styles.submit} busy={subscribe.isPending}>
          {t('Subscribe')}
        </Button>
      </div>
      {problem !== undefined && (
        <p key={key} id={`${id}-problem`} role={role} className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}
