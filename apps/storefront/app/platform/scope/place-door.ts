import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';

/** Way from the street to the door, as it was typed with the address. Empty parts were not typed. */
export interface PlaceDoor {
  /** House and flat: `15`, `15, 42`. */
  readonly house: string;
  readonly floor: string;
  /** Landmark, for the courier. */
  readonly note: string;
}

interface StoredDoor extends PlaceDoor {
  readonly address: string;
}

const storage = sessionStorageValue('place-door', (value): value is StoredDoor => {
  const { address, house, floor, note } = (value ?? {}) as Record<string, unknown>;
  return [address, house, floor, note].every((each) => typeof each === 'string');
});

/** The door that was typed with an address, if it is the latest one. */
export function readDoor(address: string | undefined): PlaceDoor | undefined {
  const stored = storage.read();
  return stored?.address === address ? stored : undefined;
}

export function writeDoor(address: string, door: PlaceDoor | undefined): void {
  storage.write(door && { ...door, address });
}
