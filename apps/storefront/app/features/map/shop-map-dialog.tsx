import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { useConfig } from '../../platform/settings/config.ts';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CityMap } from './city-map.tsx';
import * as styles from './shop-map-dialog.module.css';

/** A place with its address; `phone` in dialable form. */
export interface ShownPlace {
  readonly name: string;
  readonly address: string;
  readonly phone: string | null;
  readonly point: Point;
}

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    'shop-map': { readonly place?: ShownPlace };
  }
}

/** Location of a store; without one, of the business. */
export function ShopMapDialog({ place, open, close, closed }: OverlayProps['shop-map'] & OverlayControls) {
  const { t } = useI18n();
  const { business_name, default_location, ...business } = useConfig();
  const { name, address, phone, point } = place ?? { ...business, name: business_name, point: default_location as Point };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} onClosed={closed} size="picker" title={name} closeLabel={t('Close')}>
      <CityMap
        className={styles.map}
        label={t('{name} on the map', { name })}
        center={point}
        zoom={16}
        marks={[{ kind: 'store', point, label: name }]}
      />
      <address className={styles.contact}>
        <span className={styles.line}>
          <Icon of={MapPin} />
          {address}
        </span>
        {phone && (
          <a className={styles.line} href={`tel:${phone}`}>
            <Icon of={Phone} />
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        )}
      </address>
    </Dialog>
  );
}
