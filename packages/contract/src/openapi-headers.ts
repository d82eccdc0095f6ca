import { LOCALES } from '@bozor/domain/words/locale.ts';

type Json = Readonly<Record<string, unknown>>;

/** Headers of every call: place, module and language of the caller. */
export const HEADERS: Readonly<Record<string, Json>> = {
  zoneid: header('zoneid', 'Zones of the delivery point, a JSON array. Without it, [1, …, 15].', { type: 'string' }, '[1]'),
  moduleId: header('moduleId', 'Module that is being looked at.', { type: 'integer', minimum: 1 }, 2),
  latitude: header('latitude', 'Delivery point, degrees north.', { type: 'number', minimum: -90, maximum: 90 }, 41.3111),
  longitude: header('longitude', 'Delivery point, degrees east.', { type: 'number', minimum: -180, maximum: 180 }, 69.2797),
  localization: header('X-localization', 'Language of texts and messages.', { type: 'string', enum: [...LOCALES] }, 'en'),
  software: header('X-software-id', 'Name of the calling program.', { type: 'string', maxLength: 100 }, 'bozor-storefront'),
  shape: header(
    'X-reply-shape',
    "`page` is for the shop's own pages: addresses are paths, items of lists are cards, and lists stand only under the names of their kinds. Without it replies are whole.",
    { type: 'string', enum: ['whole', 'page'] },
    'whole',
  ),
};

/** A parameter of a call that travels as a header. */
export function header(name: string, description: string, schema: Json, example: unknown): Json {
  return { name, in: 'header', required: false, description, schema, example };
}
