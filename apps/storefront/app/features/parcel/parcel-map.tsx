import type { Route } from '@bozor/domain/places/route.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { MapPreview } from '../map/map-preview.tsx';
import { routeBetween } from '@bozor/map/map-queries.ts';
import type { ParcelDraft } from './parcel-draft.ts';

/** Both doors on the map, as far as they are known, and the way between them. */
export function ParcelMap({ draft, className }: { readonly draft: ParcelDraft; readonly className: string | undefined }) {
  const { t } = useI18n();
  const from = draft.sender.point;
  const to = draft.receiver.point;
  const { data: found } = useApiQuery(routeBetween(from, to), { enabled: from !== undefined && to !== undefined });
  return (
    <MapPreview
      label={t('The way of the parcel')}
      zoom={15}
      height={360}
      marks={[
        ...(from ? [{ kind: 'sender' as const, point: from, label: t('Sender') }] : []),
        ...(to ? [{ kind: 'home' as const, point: to, label: t('Receiver') }] : []),
      ]}
      route={found?.path as Route | undefined}
      className={className}
    />
  );
}
