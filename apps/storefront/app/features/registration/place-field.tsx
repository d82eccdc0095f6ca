import type { Point } from '@bozor/domain/places/point.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import MapPin from 'lucide-react/icons/map-pin';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './place-field.module.css';

interface PlaceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly address: string;
  readonly point: Point | undefined;
  readonly error: string | undefined;
  readonly onChange: (place: { readonly point: Point; readonly address: string }) => void;
}

/** A place picked on the map. */
export function PlaceField({ name, label, address, point, error, onChange }: PlaceFieldProps) {
  const { t } = useI18n();
  const open = () => openOverlay('pick-location', { title: label, ...(point && { start: point }), pick: onChange });
  return (
    <div className={styles.field}>
      <span id={`${name}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.place} data-wrong={error !== undefined || undefined}>
        <Icon of={MapPin} />
        <span id={`${name}-place`} className={styles.address} data-missing={!point || undefined}>
          {point ? address : t('Not picked yet')}
        </span>
        <Button
          name={name}
          variant="tint"
          size={40}
          onClick={open}
          aria-describedby={`${name}-label ${name}-place${error === undefined ? '' : ` ${name}-error`}`}
        >
          {point ? t('Change') : t('Pick from map')}
        </Button>
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
