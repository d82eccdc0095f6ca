import type { Campaign } from '@bozor/contract/shop/catalogue/promotions.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/**
 * Last day of a campaign, and its daily hours if any. `end_date` is exclusive: a campaign that ends at midnight has its last day before.
 */
export function CampaignDays({
  campaign: { end_date, start_time, end_time },
}: {
  readonly campaign: Pick<Campaign, 'end_date' | 'start_time' | 'end_time'>;
}) {
  const { t, formatDate } = useI18n();
  return (
    <>
      {t('Until {date}', { date: formatDate(Date.parse(end_date) - 1, 'day') })}
      {start_time && end_time && (
        <>
          {' · '}
          <bdi dir="ltr">
            {start_time}–{end_time}
          </bdi>
        </>
      )}
    </>
  );
}
