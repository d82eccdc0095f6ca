import { PRESCRIPTION_IMAGES } from '@bozor/domain/identity/check-images.ts';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { shrinkPicture } from './shrink-picture.ts';
import { text } from '../i18n/text.ts';

/** Most pictures of a review, message or prescription. */
export const MOST_PICTURES = 3;
export const DOCUMENT = 'application/pdf';

const FAULTS = {
  many: text('Maximum 3 images can be send at a time.'),
  other: text('Choose a jpg, png, jpeg or gif picture.'),
  document: text('Choose a jpg, png or webp picture or an unlocked PDF of up to 20 pages.'),
  large: text('The file is larger than 5 MB.'),
} as const;

/** `reading` while pictures are scaled down, `refused` when part of the last choice was refused. */
export type PicturesState = 'ready' | 'reading' | 'refused';

/**
 * Adds pictures from a file input, scaled down, up to the maximum; documents, where accepted, are added unchanged. `fault` is the error of
 * the last choice, `reading` the number of pictures still being processed.
 */
export function usePictureChoice(
  pictures: readonly Blob[],
  onChange: (pictures: readonly Blob[]) => void,
  { takesDocuments = false } = {},
) {
  const [fault, setFault] = useState<keyof typeof FAULTS>();
  const [reading, setReading] = useState(0);
  // Pictures may be added and removed while others are being processed.
  const latest = useRef({ pictures, onChange });
  useEffect(() => {
    latest.current = { pictures, onChange };
  });
  const add = (taken: readonly Blob[]) => {
    const { pictures: before, onChange: emit } = latest.current;
    const all = [...before, ...taken];
    const accepted = all.slice(0, MOST_PICTURES);
    // Another choice may finish before the next render.
    latest.current = { pictures: accepted, onChange: emit };
    emit(accepted);
    return accepted.length === all.length;
  };
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (pictures.length + files.length > MOST_PICTURES) return setFault('many');
    const isDocument = (file: File) => takesDocuments && file.type === DOCUMENT;
    const isLarge = (file: File) => isDocument(file) && file.size > PRESCRIPTION_IMAGES.maximumBytes;
    const fitting = files.filter((file) => !isLarge(file));
    setReading((before) => before + fitting.length);
    const blobs = await Promise.all(fitting.map(async (file) => (isDocument(file) ? file : shrinkPicture(file))));
    setReading((before) => before - fitting.length);
    const taken = blobs.filter((blob) => blob !== undefined);
    if (!add(taken)) setFault('many');
    else if (taken.length < fitting.length) setFault(takesDocuments ? 'document' : 'other');
    else setFault(fitting.length < files.length ? 'large' : undefined);
  };
  const state: PicturesState = reading > 0 ? 'reading' : fault ? 'refused' : 'ready';
  return {
    reading,
    state,
    fault: fault && FAULTS[fault],
    choose: (event: ChangeEvent<HTMLInputElement>) => void choose(event),
    clearFault: () => setFault(undefined),
  };
}
