import type { LandingPage } from '@bozor/contract/shop/config.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import scooter from './pictures/scooter.webp';
import shelf from './pictures/shelf.webp';
import * as styles from './join-panels.module.css';

interface JoinPanelsProps {
  readonly store: LandingPage['join_store'];
  readonly courier: LandingPage['join_delivery_man'];
}

/** Invitations to register a store or to become a courier. */
export function JoinPanels({ store, courier }: JoinPanelsProps) {
  const { t } = useI18n();
  const panels = [
    { ...store, hue: 85, picture: shelf, flips: false, to: urls.storeRegistration({ active: 'active' }), press: t('Register store') },
    { ...courier, hue: 20, picture: scooter, flips: true, to: urls.courierRegistration(), press: t('Register') },
  ];
  return (
    <ul className={styles.panels}>
      {panels.map(({ title, text, hue, picture, flips, to, press }) => (
        <li key={title} className={styles.panel}>
          <Tile hue={hue} alt="" shape="free" className={styles.ground} />
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
            <Button className={styles.press} render={<PageLink to={to} />}>
              {press}
            </Button>
          </div>
          <img
            src={picture}
            alt=""
            width={480}
            height={480}
            loading="lazy"
            decoding="async"
            className={styles.picture}
            data-flips={flips || undefined}
          />
        </li>
      ))}
    </ul>
  );
}
