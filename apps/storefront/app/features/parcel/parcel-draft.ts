import type { Point } from '@bozor/domain/places/point.ts';
import { useCallback, useState } from 'react';
import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';

/** Sender or receiver as typed. */
export interface ParcelEndpoint {
  readonly point: Point | undefined;
  readonly address: string;
  readonly name: string;
  readonly phone: string;
  readonly house: string;
  readonly floor: string;
  readonly note: string;
}

export type ParcelSide = 'sender' | 'receiver';

/** Input of the parcel form; the category is in the URL. Stored per tab, so that an error, a reload or a detour loses nothing. */
export interface ParcelDraft {
  readonly sender: ParcelEndpoint;
  readonly receiver: ParcelEndpoint;
  readonly payer: ParcelSide;
  readonly instructions: readonly number[];
  /** Decimal amount. */
  readonly tip: number;
  readonly changeFrom: number | undefined;
  readonly paymentMethod: string;
}

type Changes = Partial<ParcelDraft>;
export type ChangeParcel = (changes: Changes | ((before: ParcelDraft) => Changes)) => void;

/** An empty endpoint. */
export const EMPTY_ENDPOINT: ParcelEndpoint = { point: undefined, address: '', name: '', phone: '', house: '', floor: '', note: '' };
const EMPTY: ParcelDraft = {
  sender: EMPTY_ENDPOINT,
  receiver: EMPTY_ENDPOINT,
  payer: 'sender',
  instructions: [],
  tip: 0,
  changeFrom: undefined,
  paymentMethod: '',
};
const stored = sessionStorageValue('parcel-draft', (value): value is object => typeof value === 'object' && value !== null);

export function useParcelDraft(): readonly [draft: ParcelDraft, change: ChangeParcel, settle: () => void] {
  const [draft, setDraft] = useState(() => readDraft(stored.read()));
  const change = useCallback<ChangeParcel>((changes) => {
    setDraft((before) => keep({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) }));
  }, []);
  /** Clears the draft after sending, except for the sender, who is likely to send again. */
  const settle = useCallback(() => setDraft(({ sender }) => keep({ ...EMPTY, sender })), []);
  return [draft, change, settle];
}

/** Reads a stored draft; a field of the wrong type falls back to empty. */
export function readDraft(stored: unknown): ParcelDraft {
  const given = recordOf(stored);
  return {
    sender: readEndpoint(given['sender']),
    receiver: readEndpoint(given['receiver']),
    payer: given['payer'] === 'receiver' ? 'receiver' : 'sender',
    instructions: Array.isArray(given['instructions']) ? given['instructions'].filter((id): id is number => Number.isSafeInteger(id)) : [],
    tip: amountOf(given['tip']) ?? 0,
    changeFrom: amountOf(given['changeFrom']),
    paymentMethod: typeof given['paymentMethod'] === 'string' ? given['paymentMethod'] : '',
  };
}

function readEndpoint(endpoint: unknown): ParcelEndpoint {
  const given = recordOf(endpoint);
  const { lat, lng } = recordOf(given['point']);
  const words = ['address', 'name', 'phone', 'house', 'floor', 'note'].map((field) => [field, textOf(given[field])]);
  const point = Number.isFinite(lat) && Number.isFinite(lng) ? ({ lat, lng } as Point) : undefined;
  return { ...(Object.fromEntries(words) as Omit<ParcelEndpoint, 'point'>), point };
}

const recordOf = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const amountOf = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : undefined);

function keep(draft: ParcelDraft): ParcelDraft {
  stored.write(draft);
  return draft;
}
