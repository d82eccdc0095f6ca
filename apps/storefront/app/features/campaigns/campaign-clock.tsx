import { Countdown } from '@bozor/ui/values/countdown.tsx';
import { useState } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Countdown to the end of a campaign, in seconds. */
export function CampaignClock({ until, onOver }: { readonly until: string; readonly onOver: () => void }) {
  const { t } = useI18n();
  return (
    <Countdown
      until={until}
      label={t('Ends in')}
      units={{ days: t('days'), hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') }}
      variant="sunken"
      onOver={onOver}
    />
  );
}

/** Whether the campaign is over: it was when the server answered, or it has ended since. */
export function useIsOver(until: string | undefined, readAt: number): readonly [isOver: boolean, end: () => void] {
  const [ended, setEnded] = useState<string>();
  const isOver = until !== undefined && (ended === until || Date.parse(until) <= readAt);
  return [isOver, () => setEnded(until)];
}
