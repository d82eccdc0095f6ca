import type { LngLat } from '../../seed/geo/tashkent.ts';

const FIRST_SIZE = 1 << 16;
/** OpenStreetMap has seven decimals. */
const PRECISION = 1e7;

/** Positions of millions of nodes by id, in 16 bytes each. Ids must rise, as they do in every extract. */
export class NodePositions {
  private ids = new Float64Array(FIRST_SIZE);
  private positions = new Int32Array(2 * FIRST_SIZE);
  private count = 0;

  add(id: number, [lng, lat]: LngLat): void {
    if (this.count > 0 && id <= this.ids[this.count - 1]!)
      throw new Error('The file is not sorted. Sort it with: osmium sort extract.osm.pbf -o sorted.osm.pbf');
    if (this.count === this.ids.length) {
      const [ids, positions] = [new Float64Array(2 * this.count), new Int32Array(4 * this.count)];
      ids.set(this.ids);
      positions.set(this.positions);
      [this.ids, this.positions] = [ids, positions];
    }
    this.ids[this.count] = id;
    this.positions[2 * this.count] = Math.round(lng * PRECISION);
    this.positions[2 * this.count + 1] = Math.round(lat * PRECISION);
    this.count++;
  }

  get(id: number): LngLat | undefined {
    let [low, high] = [0, this.count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.ids[middle]!;
      if (found === id) return [this.positions[2 * middle]! / PRECISION, this.positions[2 * middle + 1]! / PRECISION];
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}
