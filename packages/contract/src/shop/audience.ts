import type { Audience } from '../audience.ts';
import { EXAMPLES } from './examples.ts';
import { SHAPES } from './named-shapes.ts';
import { API } from './routes.ts';

/** The storefront. */
export const SHOP: Audience = {
  title: 'Bozor API',
  description:
    'Everything the storefront does. Lists answer {total_size, limit, offset, data, …} where offset is a page number from 1 and data has the entries, which also stand under the name of their kind (products, stores, …); refusals answer {errors: [{code, message, field?}], message} with codes that never change meaning.',
  prefix: '',
  letsIn: ['anyone', 'shopper', 'customer'],
  api: API,
  shapes: SHAPES,
  examples: EXAMPLES,
};
