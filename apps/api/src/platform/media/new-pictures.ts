import { createHash, randomBytes } from 'node:crypto';
import type { FileRule } from '@bozor/contract/endpoint.ts';
import type { Api } from '../api.ts';
import type { Transaction } from '../db/database.ts';
import type { SentFile } from '../http/read-form.ts';
import type { Pictures } from '../../ports/pictures.ts';
import { cleanPdfInChild } from './clean-pdf-in-child.ts';
import { cleanPicture, type CleanPicture, type PictureType } from './clean-picture.ts';

/** Reason of a refusal. */
export type PictureProblem = 'too-many-pictures' | 'picture-too-large' | 'picture-not-accepted';

/** Uploaded pictures, re-encoded, under unguessable names. A document counts as one. */
export interface NewPictures {
  readonly keys: readonly string[];
  /** Stores the files; call it before the transaction of `note`. */
  readonly store: () => Promise<void>;
  /** Records the files with their owner. */
  readonly note: (trx: Transaction) => Promise<void>;
  /** Removes the files after the transaction failed. */
  readonly discard: () => Promise<void>;
}

type Purpose = 'review' | 'profile' | 'chat' | 'refund' | 'registration' | 'prescription' | 'delivery';

/** Purposes of uploads: storage folder, whether only the owner and the shop may see them, and whether they are cut to a square. */
const PURPOSES: Readonly<Record<Purpose, { readonly folder: string; readonly isPrivate: boolean; readonly isSquare?: boolean }>> = {
  review: { folder: 'reviews', isPrivate: false },
  profile: { folder: 'profiles', isPrivate: false, isSquare: true },
  chat: { folder: 'chats', isPrivate: true },
  refund: { folder: 'refunds', isPrivate: true },
  registration: { folder: 'registrations', isPrivate: true },
  prescription: { folder: 'prescriptions', isPrivate: true },
  delivery: { folder: 'deliveries', isPrivate: true },
};

interface Document {
  readonly type: 'application/pdf';
  readonly width: null;
  readonly height: null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const ENDINGS: Readonly<Record<PictureType | Document['type'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};
const MEGABYTE = 1024 * 1024;
const LONGEST_EDGE = 1600;

export async function newPictures(
  { adapters: { media, pictures: encoder } }: Pick<Api, 'adapters'>,
  {
    files,
    rule,
    purpose,
    customerId,
    guestId,
  }: {
    readonly files: readonly SentFile[];
    readonly rule: FileRule;
    readonly purpose: Purpose;
    /** Owner, if known. */
    readonly customerId?: number | undefined;
    readonly guestId?: number | undefined;
  },
): Promise<NewPictures | PictureProblem> {
  if (files.length > rule.max) return 'too-many-pictures';
  if (files.some(({ bytes }) => bytes.length > rule.megabytes * MEGABYTE)) return 'picture-too-large';
  const { folder, isPrivate, isSquare = false } = PURPOSES[purpose];
  const encoded = await Promise.all(
    files.map(({ bytes }) => (isPdf(bytes) ? rewrittenPdf(bytes, rule) : reEncoded(encoder, bytes, rule, isSquare))),
  );
  const pictures = encoded
    .filter((picture) => picture !== undefined)
    .map((picture) => ({ ...picture, key: `${folder}/${randomBytes(16).toString('hex')}.${ENDINGS[picture.type]}` }));
  if (pictures.length < files.length) return 'picture-not-accepted';
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
            customer_id: customerId ?? null,
            guest_id: guestId ?? null,
            // A prescription is attached when its order is placed.
            attached_at: purpose === 'prescription' ? null : new Date(),
          })),
        )
        .execute();
    },
    discard: async () => {
      await Promise.all(pictures.map(({ key }) => media.remove(key)));
    },
  };
}

/** Re-encodes a picture upright and without metadata. If the image library is not available, only removes the metadata. */
async function reEncoded(encoder: Pictures, bytes: SentFile['bytes'], rule: FileRule, square: boolean): Promise<CleanPicture | undefined> {
  const clean = cleanPicture(bytes);
  if (!clean || !rule.types.includes(clean.type)) return undefined;
  const encoded = await encoder.reEncode(bytes, LONGEST_EDGE, { square });
  if (encoded === 'no-picture') return undefined;
  return encoded === 'out-of-order' ? clean : { type: clean.type, ...encoded };
}

const isPdf = (bytes: Uint8Array) => Buffer.from('%PDF-').equals(bytes.subarray(0, 5));

async function rewrittenPdf(bytes: Uint8Array, rule: FileRule): Promise<Document | undefined> {
  const type = 'application/pdf';
  const clean = rule.types.includes(type) ? await cleanPdfInChild(bytes) : undefined;
  return clean && { type, width: null, height: null, bytes: clean };
}
