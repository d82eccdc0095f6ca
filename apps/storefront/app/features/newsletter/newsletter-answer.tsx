import { calls } from '@bozor/contract/shop/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import { useEffect, useRef } from 'react';
import { useBrowserValue } from '@bozor/web/hydration/use-browser-value.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './newsletter-answer.module.css';

/**
 * Target of the letter's link. Its token is in the fragment, which is never sent to the server. It asks for a press, since mail scanners
 * follow links.
 */
export function NewsletterAnswer() {
  const { t } = useI18n();
  const token = useTokenOfLetter();
  const confirm = useApiMutation(calls.newsletter.confirm);
  const leave = useApiMutation(calls.newsletter.unsubscribe);
  const done = confirm.data ?? leave.data;
  const page = useRef<HTMLDivElement>(null);
  // The pressed button is gone with the question.
  useEffect(() => {
    if (done) page.current?.focus();
  }, [done]);
  return (
    <div ref={page} tabIndex={-1} className={`container ${styles.page}`}>
      <h1 className="text-h1">{t('Newsletter')}</h1>
      {done ? (
        <EmptyState
          picture={<Icon of={CircleCheck} className={styles.mark} />}
          title={done.message}
          action={<Button render={<PageLink to={urls.home()} />}>{t('Go to the home page')}</Button>}
        />
      ) : (
        <EmptyState
          picture={<Icon of={Mail} className={styles.mark} />}
          title={token ? t('Do you want our letters?') : t('Open this page by the link in the letter.')}
          action={
            token && (
              <div className={styles.answers}>
                <Button busy={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
                  {t('Yes, send them')}
                </Button>
                <Button variant="ghost" busy={leave.isPending} onClick={() => leave.mutate({ body: { token } })}>
                  {t('No, thank you')}
                </Button>
              </div>
            )
          }
        />
      )}
    </div>
  );
}

function useTokenOfLetter(): string | undefined {
  return useBrowserValue(
    (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
    () => /^#confirm=([\w-]{16,128})$/.exec(window.location.hash)?.[1],
    () => undefined,
  );
}
