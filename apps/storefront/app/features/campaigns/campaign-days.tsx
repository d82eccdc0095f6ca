import type { Campaign } from '@bozor/contract/shop/catalogue/promotions.ts';
import { useWords } from '../../platform/words/words.tsx';

/** The last day of a campaign, and its hours where it has some. The end itself no longer belongs to it: at midnight it is the day after. */
export function CampaignDays({
  campaign: { end_date, start_time, end_time },
}: {
  readonly campaign: Pick<Campaign, 'end_date' | 'start_time' | 'end_time'>;
}) {
  const { t, formatDate } = useWords();
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
