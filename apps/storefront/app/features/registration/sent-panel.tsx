import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './sent-panel.module.css';

/** Confirmation. It takes the focus from the pressed button, so that screen readers announce it at once. */
export function SentPanel({ message }: { readonly message: string }) {
  const { t } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.panel}>
      <span className={styles.mark}>
        <Icon of={Check} size={24} />
      </span>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('Your application is sent')}
      </h2>
      <p className={styles.text}>{message}</p>
      <Button render={<PageLink to={urls.home()} />}>{t('Back to home')}</Button>
    </section>
  );
}
