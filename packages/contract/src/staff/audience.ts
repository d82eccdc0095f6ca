import type { Audience } from '../audience.ts';
import { API } from './routes.ts';

/** Signing in of staff, which all consoles share. */
export const STAFF: Audience = {
  title: 'Bozor staff API',
  description: 'Signing in and out for staff of every kind, and accepting an invitation.',
  prefix: '/staff',
  letsIn: ['anyone', 'member'],
  api: API,
  shapes: {},
  examples: {},
};
