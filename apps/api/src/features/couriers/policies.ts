import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';
import type { Staff } from '../../platform/http/actor.ts';

/** Permissions for an offer, and for what belongs to one courier: shifts and cash. */
export const mayOffer = policy({
  of: { 'own deliveries': ({ courierId }) => sql`rider_id = ${courierId}` },
  may: { answer: ['offers.answer'] },
});

/** The courier of a person whose scope is own deliveries. */
export const courierOf = ({ scope }: Staff<'own deliveries'>): number => scope.courierId;
