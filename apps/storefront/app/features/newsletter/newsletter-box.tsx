import { calls } from '@bozor/contract/calls.ts';
import { isEmail } from '@bozor/domain/identity/email.ts';
import { Button } from '@bozor/ui/button.tsx';
import { toast } from '@bozor/ui/toast.ts';
import { useId, useState } from 'react';
import { useApiQuery } from '../../platform/use-api.ts';
import { useApiMutation } from '../../platform/use-api-mutation.ts';
import { useWords } from '../../platform/words/words.tsx';
import { landingPage } from '../../shell/landing-page.ts';
import styles from './newsletter-box.module.css';

/** The invitation above the footer, in the operator's words. Letters come once the mailbox has said yes too. */
export function NewsletterBox() {
  const { t } = useWords();
  const id = useId();
  const { data: landing } = useApiQuery(landingPage());
  const [email, setEmail] = useState('');
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
    // The second half of a double press, after the field was emptied.
    if (isEmptied) return;
    if (!isEmail(email.trim())) return setProblem(t('Please insert a valid email.'));
    setProblem(undefined);
    subscribe.mutate({ body: { email: email.trim() } });
  };
  return (
    <section className="container" aria-labelledby={`${id}-title`}>
      <div className={styles.box}>
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
            {landing?.fixed_newsletter_title || t('Newsletter')}
          </h2>
          {landing?.fixed_newsletter_sub_title && <p className={styles.text}>{landing.fixed_newsletter_sub_title}</p>}
        </div>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <div className={styles.field} data-invalid={problem !== undefined || undefined}>
            <input
              className={styles.input}
              type="email"
              autoComplete="email"
              inputMode="email"
              dir="auto"
              maxLength={255}
              aria-label={t('Your email')}
              placeholder={t('Your email')}
              aria-invalid={problem !== undefined || undefined}
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
            <p id={`${id}-problem`} role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </form>
      </div>
    </section>
  );
}
