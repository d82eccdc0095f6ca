import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { shrinkPicture } from './shrink-picture.ts';
import { text } from './words/text.ts';

/** How many pictures go with a review, a message or a prescription. */
export const MOST_PICTURES = 3;

const FAULTS = {
  many: text('Maximum 3 images can be send at a time.'),
  other: text('Choose a jpg, png, jpeg or gif picture.'),
} as const;

/**
 * Takes pictures from a file field, each made small, beside those that are there already, as long as there are no more than may be sent. `fault` is
 * what to say of the last choice.
 */
export function usePictureChoice(pictures: readonly Blob[], onChange: (pictures: readonly Blob[]) => void) {
  const [fault, setFault] = useState<keyof typeof FAULTS>();
  // More may be chosen, and some taken out again, while pictures are made small.
  const latest = useRef({ pictures, onChange });
  useEffect(() => {
    latest.current = { pictures, onChange };
  });
  const add = (taken: readonly Blob[]) => {
    const { pictures: before, onChange: tell } = latest.current;
    const all = [...before, ...taken];
    const kept = all.slice(0, MOST_PICTURES);
    // Another choice may be ready before this one is drawn.
    latest.current = { pictures: kept, onChange: tell };
    tell(kept);
    return kept.length === all.length;
  };
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (pictures.length + files.length > MOST_PICTURES) return setFault('many');
    const blobs = await Promise.all(files.map(shrinkPicture));
    const taken = blobs.filter((blob) => blob !== undefined);
    const isTaken = add(taken);
    setFault(!isTaken ? 'many' : taken.length < blobs.length ? 'other' : undefined);
  };
  return {
    fault: fault && FAULTS[fault],
    choose: (event: ChangeEvent<HTMLInputElement>) => void choose(event),
    forgetFault: () => setFault(undefined),
  };
}
