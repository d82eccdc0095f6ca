import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import type { Glyph } from '@bozor/ui/actions/icon.tsx';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useConfig } from '../../platform/settings/config.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './contact-links.module.css';

/** Contact details at the top of the help page. */
export function ContactLinks() {
  const { t } = useI18n();
  const { phone, email } = useConfig();
  return (
    <ul className={styles.ways}>
      <ContactLink icon={Phone} label={t('Call us')} href={`tel:${phone}`} text={formatPhone(phone)} />
      <ContactLink icon={Mail} label={t('Write to us')} href={`mailto:${email}`} text={email} />
    </ul>
  );
}

interface ContactLinkProps {
  readonly icon: Glyph;
  readonly label: string;
  readonly href: string;
  readonly text: string;
}

function ContactLink({ icon, label, href, text }: ContactLinkProps) {
  return (
    <li>
      <a href={href} className={styles.way}>
        <span className={styles.mark}>
          <Icon of={icon} />
        </span>
        <span>
          <span className={styles.label}>{label}</span> <bdi dir="ltr">{text}</bdi>
        </span>
      </a>
    </li>
  );
}
