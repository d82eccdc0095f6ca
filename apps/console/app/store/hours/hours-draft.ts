import type { calls } from '@bozor/contract/store/calls.ts';
import type { Period, StoreHours } from '@bozor/contract/store/hours.ts';
import type { ClosureReason } from '@bozor/domain/stores/planned-hours.ts';
import { text } from '@bozor/web/i18n/text.ts';
import type { Input } from '@bozor/web/api/api.ts';

/** A closure of the form; one with an id is stored already. */
export interface DraftClosure {
  readonly id?: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly reason?: ClosureReason;
  readonly words?: string;
}

export const REASON_WORDS: Readonly<Record<ClosureReason, string>> = {
  holiday: text('Public holiday'),
  repair: text('Repair work'),
  stocktaking: text('Stocktaking'),
  vacation: text('Vacation'),
  other: text('Closed for another reason'),
};

/** Hours and closures as the form has them. */
export interface HoursDraft {
  readonly hours: readonly Period[];
  readonly closures: readonly DraftClosure[];
}

export function draftOf({ hours, closures }: StoreHours): HoursDraft {
  return { hours, closures: closures.map(({ id, starts_at, ends_at }) => ({ id, starts_at, ends_at })) };
}

export function isChanged(base: StoreHours, draft: HoursDraft): boolean {
  return JSON.stringify(draftOf(base)) !== JSON.stringify(draft);
}

/** Hours as they are sent: an opening without both times is none. */
export function bodyOf({ hours, closures }: HoursDraft): Input<typeof calls.hours.conflicts>['body'] {
  return {
    hours: hours.filter(({ opening_time, closing_time }) => opening_time !== '' && closing_time !== ''),
    closures: [...closures],
  };
}
