import Type from 'typebox';
import { DateTime } from '../fields.ts';

/** Field of every act that a device without a network keeps and sends later. */
export const tapped = {
  tapped_at: Type.Optional(
    Type.Unsafe<string>({
      ...DateTime,
      description:
        'When the person pressed, if it is sent later. Believed up to the clock of the server, from the step before on, and for a day.',
    }),
  ),
};
