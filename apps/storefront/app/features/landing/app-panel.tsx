import type { LandingPage } from '@bozor/contract/shop/config.ts';
import { point, type Point } from '@bozor/domain/places/point.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import Download from 'lucide-react/icons/download';
import { useConfig } from '../../platform/settings/config.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useInViewport } from '@bozor/web/hydration/use-in-viewport.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AppLinks } from '../../shell/footer/app-links.tsx';
import type { MapMark } from '@bozor/map/map-mark.ts';
import { useInstall } from './use-install.ts';
import * as styles from './app-panel.module.css';

/** Below the fold: its code comes when the panel does. */
const MapPreview = lazyComponent(async () => (await import('../map/map-preview.tsx')).MapPreview);

/** App panel: store links where apps exist, an install button where the browser can install the web app. */
export function AppPanel({ links }: { readonly links: LandingPage['download_user_app_links'] }) {
  const { t } = useI18n();
  const install = useInstall();
  return (
    <section className={styles.panel} aria-labelledby="landing-app">
      <div className={styles.words}>
        <h2 id="landing-app" className={styles.title}>
          {t('Take it with you')}
        </h2>
        <p className={styles.text}>
          {t(
            'The same account, cart and addresses on every device. The web app is installed in one tap and is quick on a slow network too.',
          )}
        </p>
        <AppLinks links={links} />
        {install && (
          <Button variant="link" className={styles.install} onClick={install}>
            <Icon of={Download} />
            {t('Install web app')}
          </Button>
        )}
      </div>
      <Phone />
    </section>
  );
}

/** A delivery under way, rendered by the shop's own map. */
function Phone() {
  const { t } = useI18n();
  const { default_location: middle } = useConfig();
  const [frame, isNear] = useInViewport<HTMLDivElement>();
  const away = (north: number, east: number): Point => point(middle.lat + north, middle.lng + east)!;
  const [store, corner, courier, turn, home] = [
    away(-0.006, -0.012),
    away(-0.0045, -0.004),
    away(0, 0),
    away(0.0035, 0.003),
    away(0.009, 0.001),
  ];
  const marks: MapMark[] = [
    { kind: 'store', point: store, label: '' },
    { kind: 'home', point: home, label: '' },
    { kind: 'courier', point: courier, label: '' },
  ];
  return (
    <div ref={frame} className={styles.phone} aria-hidden>
      <div className={styles.screen}>
        {isNear && <MapPreview className={styles.map} marks={marks} route={[store, corner, courier, turn, home]} height={640} />}
        <div className={styles.sheet}>
          <p className={styles.status}>{t('Your order is on the way')}</p>
          <span className={styles.progress}>
            <span />
            <span />
            <span />
            <span />
          </span>
        </div>
      </div>
    </div>
  );
}
