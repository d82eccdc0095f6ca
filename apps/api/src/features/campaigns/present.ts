import type { Campaign } from '@bozor/contract/shop/catalogue/promotions.ts';
import { formatClock, isInWindow } from '@bozor/domain/stores/daily-window.ts';
import { localTime } from '@bozor/domain/time/local-time.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import type { CampaignRow } from './store.ts';

/** Presents a campaign for carousels. Its daily hours are in the shop's time zone. */
export function presentCampaign(row: CampaignRow, { now, timezone }: { readonly now: Date; readonly timezone: string }): Campaign {
  const window =
    row.starts_at_minute === null || row.ends_at_minute === null
      ? undefined
      : { startsAtMinute: row.starts_at_minute, endsAtMinute: row.ends_at_minute };
  const minute = localTime(now.getTime(), timezone).minuteOfDay;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    image_full_url: mediaUrl(row.image),
    tile_hue: tileHue(row.hue),
    module_id: row.module_id,
    kind: row.kind,
    start_date: row.starts_at.toISOString(),
    end_date: row.ends_at.toISOString(),
    start_time: window ? formatClock(window.startsAtMinute) : null,
    end_time: window ? formatClock(window.endsAtMinute) : null,
    open_now: window === undefined || isInWindow(window, minute),
  };
}
