import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { useRef, useState } from 'react';
import { reportFailure } from '@bozor/web/api/report-failure.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';

export interface Prescription {
  readonly pictures: readonly Blob[];
  readonly choose: (pictures: readonly Blob[]) => void;
  readonly isSending: boolean;
  /** Uploads the chosen pictures, each set once. Resolves to their ids, or undefined if the upload failed. */
  readonly send: () => Promise<readonly string[] | undefined>;
  /** Why the pictures were refused. */
  readonly refused: string | undefined;
}

/** Prescription pictures, uploaded before the order that refers to them. */
export function usePrescription(): Prescription {
  const { mutateAsync, isPending } = useApiMutation(calls.checkout.uploadPrescription, { quiet: true });
  const [pictures, setPictures] = useState<readonly Blob[]>([]);
  const [refused, setRefused] = useState<string>();
  const sent = useRef<readonly string[]>(undefined);
  const choose = (next: readonly Blob[]) => {
    sent.current = undefined;
    setRefused(undefined);
    setPictures(next);
  };
  const send = async () => {
    if (sent.current || pictures.length === 0) return sent.current ?? [];
    try {
      const answer = await mutateAsync({ body: {}, files: { 'order_attachment[]': pictures } });
      sent.current = answer.prescription_ids;
    } catch (error) {
      if (error instanceof ApiProblem && error.status < 500) setRefused(error.messages.join(' '));
      else reportFailure(error);
    }
    return sent.current;
  };
  return { pictures, choose, isSending: isPending, send, refused };
}
