import type { Config } from '@bozor/contract/shop/config.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import Globe from 'lucide-react/icons/globe';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './social-links.module.css';

/** The shop on social networks. Networks without an icon in the styles get a globe. */
export function SocialLinks({ links }: { readonly links: Config['social_media'] }) {
  const { t } = useI18n();
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('Follow us')}>
      {links.map(({ name, link }) => (
        <li key={name}>
          <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer" aria-label={NAMES[name.toLowerCase()] ?? name}>
            {NAMES[name.toLowerCase()] ? <span className={styles.mark} data-network={name.toLowerCase()} /> : <Icon of={Globe} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Brand names of the networks. */
const NAMES: Readonly<Record<string, string>> = {
  telegram: 'Telegram',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  vk: 'VK',
  x: 'X',
};
