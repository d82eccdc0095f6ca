import type { CourierJob } from '@bozor/contract/courier/shapes.ts';
import { useState } from 'react';
import { useReadAmount } from '../../frame/use-read-amount.ts';

/** Cash at the door: what is due, what was given, and the change, once it is enough. */
export interface Cash {
  readonly due: number;
  readonly changeFrom: number | null;
  /** As it is typed. */
  readonly text: string;
  readonly received: number | undefined;
  readonly change: number | undefined;
  readonly setText: (text: string) => void;
}

export function useCash({ cash_to_collect: due, change_from: changeFrom }: CourierJob): Cash {
  const readAmount = useReadAmount();
  const [text, setText] = useState('');
  const received = readAmount(text);
  const change = received !== undefined && received >= due ? received - due : undefined;
  return { due, changeFrom, text, received, change, setText };
}
