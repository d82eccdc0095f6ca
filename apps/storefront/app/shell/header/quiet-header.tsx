import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { ShopLogo } from './shop-logo.tsx';
import { useGoBack } from './use-go-back.ts';
import * as styles from './quiet-header.module.css';

/** Header of a page where nothing leads astray: back, the shop's name or below 1180 px the page's, and help. */
export function QuietHeader({ title }: { readonly title: string }) {
  const { t } = useI18n();
  const goBack = useGoBack();
  return (
    <header className={styles.header}>
      <div className={`container ${styles.line}`}>
        <IconButton icon={ArrowLeft} flip label={t('Back')} variant="plain" onClick={goBack} />
        <span className={styles.logo}>
          <ShopLogo size={32} />
        </span>
        <span className={styles.title} aria-hidden>
          {title}
        </span>
        <PageLink to={urls.helpAndSupport()} className={styles.help}>
          <Icon of={CircleHelp} />
          <span>{t('Help')}</span>
        </PageLink>
      </div>
    </header>
  );
}
