import { Button } from '@bozor/ui/actions/button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Icon, type Glyph } from '@bozor/ui/actions/icon.tsx';
import { IconTile } from '@bozor/ui/actions/icon-tile.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import Gift from 'lucide-react/icons/gift';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useConfig } from '../../platform/settings/config.ts';
import { customerInfo } from '../../platform/session/customer-queries.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { shareLink } from '../catalogue/share-link.ts';
import { CopyCode } from '../coupons/copy-code.tsx';
import * as styles from './referral-code.module.css';

/** Referral code to copy or share, and the reward for it. */
export function ReferralCode() {
  const { t } = useI18n();
  const { data, isError, isFetching, refetch } = useApiQuery(customerInfo());
  if (isError && !data)
    return (
      <ErrorState
        title={t('Your code could not be loaded')}
        text={t('Check your connection and try again.')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <Loading loading={!data} skeleton={<Skeleton className={styles.waiting} />} label={t('Loading')}>
      {data?.ref_code && <Invitation code={data.ref_code} />}
    </Loading>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const words = useI18n();
  const { t, formatPrice } = words;
  const { ref_earning_amount: amount, business_name: shop } = useConfig();
  const invitation = t('Join me at {shop}! My code when you sign up: {code}', { shop, code });
  const telegram = `https://t.me/share/url?${new URLSearchParams({ url: window.location.origin, text: invitation })}`;
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h2 className={styles.promise}>{t('{amount} for every friend', { amount: formatPrice(amount) })}</h2>
        <CopyCode code={code} />
        <div className={styles.ways}>
          <Button className={styles.light} render={<a href={telegram} target="_blank" rel="noreferrer" />}>
            <Icon of={Send} /> Telegram
          </Button>
          <Button className={styles.glass} onClick={() => void shareLink({ title: invitation, path: urls.landing() }, words)}>
            <Icon of={Share2} /> {t('Share')}
          </Button>
        </div>
      </div>
      <ol className={styles.steps}>
        <Step icon={Send} title={t('Send the code')} text={t('By Telegram, message or in person')} />
        <Step icon={UserRoundPlus} title={t('Your friend signs up')} text={t('With the code in the field “Referral code”')} />
        <Step
          icon={Gift}
          title={t('The bonus comes')}
          text={t('{amount} in your wallet when their first order is delivered', { amount: formatPrice(amount) })}
        />
      </ol>
    </div>
  );
}

function Step({ icon, title, text }: { readonly icon: Glyph; readonly title: string; readonly text: string }) {
  return (
    <li className={styles.step}>
      <IconTile icon={icon} tinted size={40} />
      <b className={styles.name}>{title}</b>
      <span className={styles.text}>{text}</span>
    </li>
  );
}
