import type { Audience } from '../audience.ts';
import { operator } from './access.ts';
import { API } from './routes.ts';

/** The operator console, for staff of the whole shop. */
export const OPERATOR: Audience = {
  title: 'Bozor operator API',
  description: 'Everything the operator console does, for staff of the whole shop.',
  prefix: '/operator',
  letsIn: ['staff'],
  access: operator,
  api: API,
  shapes: {},
  examples: {},
};
