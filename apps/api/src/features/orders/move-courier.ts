import type { Position } from '@bozor/domain/places/route.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { writePosition } from './store.ts';

/** Stores the courier's position for an order and notifies everyone who tracks it. */
export async function moveCourier(
  trx: Transaction,
  courierId: number,
  orderId: number,
  { point, headingDegrees }: Position,
): Promise<void> {
  await writePosition(trx, { courierId, orderId, ...point, heading: Math.round(headingDegrees) % 360 });
}
