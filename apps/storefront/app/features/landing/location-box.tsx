import type { PlaceDoor } from '../../platform/scope/place-door.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPinned from 'lucide-react/icons/map-pinned';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { LocationSearch } from '../place/location-search.tsx';
import { useMyPosition } from '../place/use-my-position.ts';
import { usePlaceSetter } from '../place/use-place-setter.ts';
import * as styles from './location-box.module.css';

/** Asks for the delivery location in three ways; each leads into the shop. */
export function LocationBox() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { address } = useDeliveryPlace();
  const { setPoint } = usePlaceSetter();
  const { isLocating, find } = useMyPosition();
  const [typed, setTyped] = useState('');
  const [isSetting, setIsSetting] = useState(false);
  const enter = () => void navigate(urls.home());

  const choose = async (point: Point | undefined, name?: string, door?: PlaceDoor) => {
    if (!point) return;
    setIsSetting(true);
    await setPoint(point, { then: enter, ...(name !== undefined && { address: name, door }) });
    setIsSetting(false);
  };
  const takeCurrent = async () => choose(await find());
  return (
    <>
      <div className={styles.box}>
        <LocationSearch
          className={styles.search}
          value={typed}
          onValueChange={setTyped}
          onPick={(point, name, door) => void choose(point, name, door)}
        />
        <Button variant="tint" size={48} className={styles.press} busy={isLocating || isSetting} onClick={() => void takeCurrent()}>
          <Icon of={LocateFixed} />
          <span>{t('Use Current Location')}</span>
        </Button>
        <Button size={48} className={styles.press} onClick={() => openOverlay('pick-location', { then: enter })}>
          <Icon of={MapPinned} />
          <span>{t('Pick from map')}</span>
        </Button>
      </div>
      <p className={styles.next}>
        <PageLink to={urls.home()} className={styles.link}>
          {address === undefined ? t('Just look around') : <span dir="auto">{t('Go on to {address}', { address })}</span>}
          <Icon of={ArrowRight} size={16} flip />
        </PageLink>
      </p>
    </>
  );
}
