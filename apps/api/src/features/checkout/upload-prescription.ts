import { PRESCRIPTIONS } from '@bozor/contract/files.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { SentFile } from '../../platform/http/read-form.ts';
import { newPictures, type NewPictures } from '../../platform/media/new-pictures.ts';
import type { Owner } from '../cart/owner.ts';
import { UPLOADING } from './refusing-endpoints.ts';

const PROBLEMS = {
  'too-many-pictures': 'too-many-pictures',
  'picture-too-large': 'prescription-too-large',
  'picture-not-accepted': 'prescription-not-accepted',
} as const;

/** Stores a prescription for an order that is about to be placed. Its ids can be used once, by the uploader only. */
export async function uploadPrescription(api: Api, owner: Owner, files: readonly SentFile[]): Promise<readonly string[]> {
  const pictures = await checkPrescription(api, owner, files);
  await storePrescription(pictures, () => inTransaction(api.db, (trx) => pictures.note(trx)));
  return pictures.keys;
}

/** Re-encodes the pictures of a prescription and refuses invalid ones. */
export async function checkPrescription(api: Api, owner: Owner, files: readonly SentFile[]): Promise<NewPictures> {
  const field = 'order_attachment[]';
  if (files.length === 0) throw refuse(UPLOADING, 'prescription-missing', { field });
  const pictures = await newPictures(api, {
    files,
    rule: PRESCRIPTIONS,
    purpose: 'prescription',
    customerId: owner.customer_id ?? undefined,
    guestId: owner.guest_id ?? undefined,
  });
  if (typeof pictures === 'string') throw refuse(UPLOADING, PROBLEMS[pictures], { field });
  return pictures;
}

/** Stores the files, runs the write that references them, and removes the files when that write fails. */
export async function storePrescription<T>(pictures: NewPictures, noting: () => Promise<T>): Promise<T> {
  await pictures.store();
  try {
    return await noting();
  } catch (error) {
    await pictures.discard();
    throw error;
  }
}
