import type { Position } from '@bozor/domain/places/route.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { writePosition } from './store.ts';

/** Stores the courier's position for an order and notifies everyone who tracks it. */
export async function moveRider(trx: Transaction, riderId: number, orderId: number, { point, headingDegrees }: Position): Promise<void> {
  await writePosition(trx, { riderId, orderId, ...point, heading: Math.round(headingDegrees) % 360 });
}
