import { calls } from '@bozor/contract/shop/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useComplaint } from '@bozor/ui/forms/use-complaint.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useInViewport } from '@bozor/web/hydration/use-in-viewport.ts';
import { focusRefusedField } from '@bozor/web/forms/focus-field.ts';
import { useAfterRender } from '@bozor/web/forms/use-after-render.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { landingPage } from '../../shell/landing-page.ts';
import * as styles from './newsletter-box.module.css';

/**
 * Newsletter form above the footer, with the operator's texts. Letters are sent only after the mailbox has confirmed. The field is rendered
 * near the viewport or when the page is idle: browsers scan the fields of a new page for autofill, and would lay out the whole footer for
 * it.
 */
export function NewsletterBox() {
  const { t } = useI18n();
  const id = useId();
  const { data: landing } = useApiQuery(landingPage());
  const [place, isNear] = useInViewport<HTMLDivElement>();
  const isRested = useIsRested();
  const isWanted = isNear || isRested;
  return (
    <section className={`container ${styles.section}`} aria-labelledby={`${id}-title`}>
      <div className={styles.box}>
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
            {landing?.fixed_newsletter_title || t('Newsletter')}
          </h2>
          {landing?.fixed_newsletter_sub_title && <p className={styles.text}>{landing.fixed_newsletter_sub_title}</p>}
        </div>
        {isWanted ? <NewsletterForm /> : <div ref={place} className={styles.field} />}
      </div>
    </section>
  );
}

function NewsletterForm() {
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
  const submit = async () => {
    // The second event of a double press, after the field was cleared.
    if (isEmptied) return;
    // Comes with the first press: the box is on every page.
    const { canonicalEmail } = await import('@bozor/domain/identity/email.ts');
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
        void submit();
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

/** Whether the page has been open for a while, as long as the footer's layout is deferred. */
function useIsRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}

const REST_MS = 5_000;
