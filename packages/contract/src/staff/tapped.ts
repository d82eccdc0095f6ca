import Type from 'typebox';
import { DateTime } from '../fields.ts';

/** Fields of every act that a device without a network keeps and sends later. */
export const tapped = {
  tapped_at: Type.Optional(
    Type.Unsafe<string>({
      ...DateTime,
      description:
        'When the person pressed, if it is sent later. Believed up to the clock of the server, from the step before on, and for a day.',
    }),
  ),
  sent_at: Type.Optional(
    Type.Unsafe<string>({
      ...DateTime,
      description: 'When the device sent it, by the same clock as `tapped_at`. With it a clock that is wrong does no harm.',
    }),
  ),
};
export interface Tapped {
  readonly tapped_at?: string;
  readonly sent_at?: string;
}
