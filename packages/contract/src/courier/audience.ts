import type { Audience } from '../audience.ts';
import { courier } from './access.ts';
import { API } from './routes.ts';

/** The courier app, limited to the orders that the courier carries. */
export const COURIER: Audience = {
  title: 'Bozor courier API',
  description: 'Everything the app of a courier does, for the orders that the courier carries.',
  prefix: '/courier',
  letsIn: ['staff'],
  access: courier,
  api: API,
  shapes: {},
  examples: {},
};
