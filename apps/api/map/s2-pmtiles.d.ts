/** The part of the writer that is used: the types of the package do not resolve under Node's module rules. */
declare module 's2-pmtiles' {
  export const TileType: { readonly Pbf: number };
  export const Compression: { readonly Gzip: number };
  export class S2PMTilesWriter {
    constructor(file: object, type: number, compression: number);
    /** Compresses the tile. */
    writeTileXYZ(zoom: number, x: number, y: number, tile: Uint8Array): Promise<void>;
    commit(metadata: object, compression: number): Promise<void>;
  }
}
declare module 's2-pmtiles/file' {
  export const FileWriter: new (path: string) => object;
}
