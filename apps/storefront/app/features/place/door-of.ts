import type { PlaceDoor } from '../../platform/scope/place-door.ts';

interface TypedParts {
  readonly house: string;
  readonly flat: string;
  readonly floor: string;
  readonly landmark: string;
}

/** The door of a suggestion; undefined when only a street or a place was typed. */
export function doorOf({ house, flat, floor, landmark }: TypedParts): PlaceDoor | undefined {
  const door = { house: [house, flat].filter(Boolean).join(', '), floor, note: landmark };
  return Object.values(door).some(Boolean) ? door : undefined;
}
