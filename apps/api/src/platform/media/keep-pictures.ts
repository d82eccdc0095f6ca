import { createHash, randomBytes } from 'node:crypto';
import type { FileRule } from '@bozor/contract/endpoint.ts';
import type { Api } from '../api.ts';
import type { Transaction } from '../db/database.ts';
import type { SentFile } from '../http/read-form.ts';
import { cleanPicture, type CleanPicture, type PictureType } from './clean-picture.ts';

/** Why pictures are not taken. */
export type PictureProblem = 'too-many-pictures' | 'picture-too-large' | 'picture-not-accepted';

/** Pictures of a customer, cleaned, under names that nobody can guess. */
export interface NewPictures {
  readonly keys: readonly string[];
  /** Lays the files down; call it before the transaction that notes them. */
  readonly store: () => Promise<void>;
  /** Notes whose they are. */
  readonly note: (trx: Transaction) => Promise<void>;
  /** Takes the files away again when that transaction failed. */
  readonly discard: () => Promise<void>;
}

const ENDINGS: Readonly<Record<PictureType, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
const FOLDERS = { review: 'reviews', profile: 'profiles', refund: 'refunds' } as const;
/** Of these only their owner and the shop see anything; the others anyone may. */
const PRIVATE: ReadonlySet<keyof typeof FOLDERS> = new Set(['refund']);
const MEGABYTE = 1024 * 1024;

export function newPictures(
  { adapters: { media } }: Pick<Api, 'adapters'>,
  {
    files,
    rule,
    purpose,
    customerId,
  }: {
    readonly files: readonly SentFile[];
    readonly rule: FileRule;
    readonly purpose: keyof typeof FOLDERS;
    readonly customerId: number;
  },
): NewPictures | PictureProblem {
  if (files.length > rule.max) return 'too-many-pictures';
  if (files.some(({ bytes }) => bytes.length > rule.megabytes * MEGABYTE)) return 'picture-too-large';
  const cleaned = files.map(({ bytes }) => cleanPicture(bytes));
  if (!cleaned.every((picture) => picture !== undefined && rule.types.includes(picture.type))) return 'picture-not-accepted';
  const pictures = (cleaned as CleanPicture[]).map((picture) => ({
    ...picture,
    key: `${FOLDERS[purpose]}/${randomBytes(16).toString('hex')}.${ENDINGS[picture.type]}`,
  }));
  const isPrivate = PRIVATE.has(purpose);
  return {
    keys: pictures.map(({ key }) => key),
    store: async () => {
      await Promise.all(pictures.map(({ key, bytes, type }) => media.put(key, bytes, { contentType: type, private: isPrivate })));
    },
    note: async (trx) => {
      if (pictures.length === 0) return;
      await trx
        .insertInto('media_objects')
        .values(
          pictures.map(({ key, type, bytes, width, height }) => ({
            key,
            visibility: isPrivate ? ('private' as const) : ('public' as const),
            purpose,
            content_type: type,
            byte_size: bytes.length,
            width,
            height,
            sha256: createHash('sha256').update(bytes).digest(),
            customer_id: customerId,
            attached_at: new Date(),
          })),
        )
        .execute();
    },
    discard: async () => {
      await Promise.all(pictures.map(({ key }) => media.remove(key)));
    },
  };
}
