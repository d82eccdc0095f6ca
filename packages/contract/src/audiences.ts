import type { Audience } from './audience.ts';
import { COURIER } from './courier/audience.ts';
import { OPERATOR } from './operator/audience.ts';
import { SHOP } from './shop/audience.ts';
import { STAFF } from './staff/audience.ts';
import { STORE } from './store/audience.ts';

/** Audiences of the API, by the name of their folder and of their document's address. */
export const AUDIENCES = { shop: SHOP, operator: OPERATOR, store: STORE, courier: COURIER, staff: STAFF } as const satisfies Record<
  string,
  Audience
>;
