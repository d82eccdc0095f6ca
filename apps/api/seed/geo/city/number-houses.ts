import type { PlacedBuilding } from './buildings.ts';

export interface NumberedBuilding extends PlacedBuilding {
  readonly house: string;
}

/** Numbers the buildings of each street from its beginning: odd on the left, even on the right. */
export function numberHouses(buildings: readonly PlacedBuilding[]): NumberedBuilding[] {
  const last = new Map<string, number>();
  return buildings
    .toSorted((one, other) => (one.road < other.road ? -1 : one.road > other.road ? 1 : one.along - other.along))
    .map((building) => {
      const side = `${building.road} ${building.isLeft}`;
      const number = (last.get(side) ?? (building.isLeft ? -1 : 0)) + 2;
      last.set(side, number);
      return { ...building, house: String(number) };
    });
}
