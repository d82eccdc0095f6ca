import type { CourierStop } from '@bozor/contract/courier/shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import Navigation from 'lucide-react/icons/navigation';
import { consoleStorage, MAP_APPS, type MapApp } from '../../frame/console-storage.ts';
import { MAP_APP_NAMES, wayTo } from './map-apps.ts';
import * as styles from './job-card.module.css';
import * as page from './work.module.css';

/** Opens the way in the app that was used last, in one press; the others are below it. */
export function OpenWay({ stop }: { readonly stop: CourierStop }) {
  const { t } = useI18n();
  const preferred = consoleStorage.use('courier-map-app') ?? 'yandex';
  const link = (app: MapApp) => ({
    href: wayTo(stop, app),
    // A scheme of the device opens in no tab.
    ...(app !== 'geo' && { target: '_blank', rel: 'noreferrer' }),
    onClick: () => consoleStorage.write('courier-map-app', app),
  });
  return (
    <div className={styles.way}>
      <Button variant="tint" wide className={page.big} render={<a {...link(preferred)} />}>
        <Icon of={Navigation} size={20} /> {t('Open the way: {app}', { app: t(MAP_APP_NAMES[preferred]) })}
      </Button>
      <ul className={styles.apps} aria-label={t('Other map apps')}>
        {MAP_APPS.filter((app) => app !== preferred).map((app) => (
          <li key={app}>
            <a className={styles.app} {...link(app)}>
              {t(MAP_APP_NAMES[app])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
