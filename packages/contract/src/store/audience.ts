import type { Audience } from '../audience.ts';
import { store } from './access.ts';
import { API } from './routes.ts';

/** The store console, for staff of that store. */
export const STORE: Audience = {
  title: 'Bozor store API',
  description: 'Everything the console of a store does, for staff of that store.',
  prefix: '/store',
  letsIn: ['staff'],
  access: store,
  api: API,
  shapes: {},
  examples: {},
};
