import type { Point } from '@bozor/domain/places/point.ts';
import { MapPreview as SharedPreview, type MapPreviewProps } from '@bozor/map/still/map-preview.tsx';
import { useConfig } from '../../platform/settings/config.ts';

/** Static picture of the city; with nothing to fit it shows the shop's own surroundings. */
export function MapPreview(props: Omit<MapPreviewProps, 'middle'>) {
  return <SharedPreview {...props} middle={useConfig().default_location as Point} />;
}
