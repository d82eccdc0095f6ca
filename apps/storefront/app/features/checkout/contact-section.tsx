import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEmailRule } from '../../platform/session/use-email-rule.ts';
import { useSession } from '../../platform/session/session.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { ContactCardProps } from './contact-card.tsx';
import * as styles from './contact-card.module.css';

// With the rules of phone numbers.
const ContactCard = lazyComponent(async () => (await import('./contact-card.tsx')).ContactCard);

/** The contact card, and its outline until its code has arrived. */
export function ContactSection(props: ContactCardProps) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const fieldCount = useEmailRule() === 'off' ? 2 : 3;
  const outline = (
    <CheckoutCard title={isSignedIn ? t('Contact') : t('Contact Info')}>
      <div className={styles.fields} aria-busy>
        {Array.from({ length: fieldCount }, (_, index) => (
          <Skeleton key={index} shape="tile" className={styles.outline} />
        ))}
      </div>
    </CheckoutCard>
  );
  return <ContactCard {...props} fallback={outline} />;
}
