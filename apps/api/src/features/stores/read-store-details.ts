import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { formatClock } from '@bozor/domain/stores/daily-window.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import { presentStoreCard } from './present.ts';
import { byIdOrSlug, readMenu, readShownStoreRows } from './store.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';

/** A store by id or slug with its hours and menu sections. Stores of other zones are found too, so that shared links open. */
export async function readStoreDetails(api: Api, scope: Scope, idOrSlug: string): Promise<StoreDetails> {
  const now = api.adapters.clock.now();
  const [[row], settings] = await Promise.all([
    readShownStoreRows(api.db, byIdOrSlug(idOrSlug), { locale: scope.locale, now }),
    api.settings.read(),
  ]);
  if (!row) throw refuse(API.stores.details, 'store-not-found');
  const menu = await readMenu(api.db, row.id, scope.locale);
  return {
    ...presentStoreCard(row, { now, settings, scope }),
    description: row.description,
    untranslated: row.untranslated,
    phone: row.phone,
    email: row.email,
    zone_name: row.zone_name,
    schedules: row.hours.map(({ weekday, opens, closes }) => ({
      day: weekday,
      opening_time: formatClock(opens),
      closing_time: formatClock(closes),
    })),
    closures: row.closures.map(({ starts_at_ms, ends_at_ms, reason }) => ({
      starts_at: isoOf(starts_at_ms),
      ends_at: isoOf(ends_at_ms),
      reason: reason ?? null,
    })),
    categories: menu.map(({ image, ...section }) => ({ ...section, image_full_url: mediaUrl(image) })),
    announcement: row.announcement,
    reviews_on: row.reviews_enabled ? 1 : 0,
    prescription_order: row.prescription_order ? 1 : 0,
    cutlery: row.cutlery ? 1 : 0,
    tax_percent: row.tax_percent,
    tax_included: row.tax_included,
    packaging_charge: toJsonAmount(row.charges.packaging_minor as Minor, settings.digit_after_decimal_point),
    slot_minutes: settings.schedule_slot_minutes,
  };
}

const isoOf = (ms: number): string => new Date(ms).toISOString();
