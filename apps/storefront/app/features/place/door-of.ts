import type { PlaceDoor } from '../../platform/scope/place-door.ts';

interface TypedParts {
  readonly house: string;
  readonly flat?: string;
  readonly floor?: string;
  readonly landmark?: string;
}

/** The door of a suggestion or of a found address; undefined for a street or a place alone. */
export function doorOf({ house, flat = '', floor = '', landmark = '' }: TypedParts): PlaceDoor | undefined {
  const door = { house: [house, flat].filter(Boolean).join(', '), floor, note: landmark };
  return Object.values(door).some(Boolean) ? door : undefined;
}
