import type { Audience } from './audience.ts';
import { COURIER } from './courier/audience.ts';
import { OPERATOR } from './operator/audience.ts';
import { SHOP } from './shop/audience.ts';
import { STORE } from './store/audience.ts';

/** Every part of the API, by the name that its folder and the address of its document have. */
export const AUDIENCES = { shop: SHOP, operator: OPERATOR, store: STORE, courier: COURIER } as const satisfies Record<string, Audience>;
