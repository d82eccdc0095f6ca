import { deflateSync } from 'node:zlib';
import Pbf from 'pbf';

type Tags = Readonly<Record<string, string>>;

/** Things of a small extract. Ids must rise within each kind. */
export interface SmallExtract {
  readonly nodes: readonly { readonly id: number; readonly at: readonly [lng: number, lat: number]; readonly tags?: Tags }[];
  readonly ways: readonly { readonly id: number; readonly refs: readonly number[]; readonly tags?: Tags }[];
  readonly relations: readonly { readonly id: number; readonly ways: readonly number[]; readonly tags: Tags }[];
}

/** Unit of positions: a hundred billionths of a degree. */
const GRANULARITY = 1e7;
const WAY_MEMBER = 1;

/** An OpenStreetMap extract as Geofabrik serves them: blocks of dense nodes, ways and relations. */
export function writeOsmPbf({ nodes, ways, relations }: SmallExtract): Buffer {
  const strings = new Strings();
  const group = (write: (pbf: Pbf) => void) => message((pbf) => pbf.writeBytesField(2, message(write)));
  const groups = [
    group((pbf) => pbf.writeBytesField(2, denseNodes(nodes, strings))),
    ...ways.map((way) =>
      group((pbf) =>
        pbf.writeBytesField(
          3,
          message((inner) => {
            inner.writeVarintField(1, way.id);
            writeTags(inner, way.tags, strings);
            inner.writePackedSVarint(8, deltas(way.refs));
          }),
        ),
      ),
    ),
    ...relations.map((relation) =>
      group((pbf) =>
        pbf.writeBytesField(
          4,
          message((inner) => {
            inner.writeVarintField(1, relation.id);
            writeTags(inner, relation.tags, strings);
            inner.writePackedVarint(
              8,
              relation.ways.map(() => strings.at('outer')),
            );
            inner.writePackedSVarint(9, deltas(relation.ways));
            inner.writePackedVarint(
              10,
              relation.ways.map(() => WAY_MEMBER),
            );
          }),
        ),
      ),
    ),
  ];
  const table = message((pbf) => pbf.writeBytesField(1, strings.table()));
  const header = message((pbf) => ['OsmSchema-V0.6', 'DenseNodes'].forEach((feature) => pbf.writeStringField(4, feature)));
  return Buffer.concat([blob('OSMHeader', header), blob('OSMData', Buffer.concat([table, ...groups]))]);
}

function denseNodes(nodes: SmallExtract['nodes'], strings: Strings): Uint8Array {
  return message((pbf) => {
    pbf.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
    pbf.writePackedSVarint(8, deltas(nodes.map(({ at }) => Math.round(at[1] * GRANULARITY))));
    pbf.writePackedSVarint(9, deltas(nodes.map(({ at }) => Math.round(at[0] * GRANULARITY))));
    const tags = nodes.flatMap((node) => [...Object.entries(node.tags ?? {}).flatMap((pair) => pair.map((text) => strings.at(text))), 0]);
    pbf.writePackedVarint(10, tags);
  });
}

function writeTags(pbf: Pbf, tags: Tags = {}, strings: Strings): void {
  pbf.writePackedVarint(
    2,
    Object.keys(tags).map((key) => strings.at(key)),
  );
  pbf.writePackedVarint(
    3,
    Object.values(tags).map((value) => strings.at(value)),
  );
}

/** The string table of a block; place 0 is empty. */
class Strings {
  private readonly places = new Map<string, number>([['', 0]]);

  at(text: string): number {
    const place = this.places.get(text) ?? this.places.size;
    this.places.set(text, place);
    return place;
  }

  table(): Uint8Array {
    return message((pbf) => [...this.places.keys()].forEach((text) => pbf.writeBytesField(1, Buffer.from(text))));
  }
}

function deltas(values: readonly number[]): number[] {
  return values.map((value, at) => value - (values[at - 1] ?? 0));
}

function message(write: (pbf: Pbf) => void): Uint8Array {
  const pbf = new Pbf();
  write(pbf);
  return pbf.finish();
}

function blob(type: string, content: Uint8Array): Buffer {
  const data = message((pbf) => {
    pbf.writeVarintField(2, content.length);
    pbf.writeBytesField(3, deflateSync(content));
  });
  const header = message((pbf) => {
    pbf.writeStringField(1, type);
    pbf.writeVarintField(3, data.length);
  });
  const size = Buffer.alloc(4);
  size.writeUInt32BE(header.length);
  return Buffer.concat([size, header, data]);
}
