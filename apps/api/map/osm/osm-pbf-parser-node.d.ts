/** The part of the reader that is used. The types of the package declare a generator, which a declaration must not. */
declare module 'osm-pbf-parser-node' {
  interface ParsedNode {
    readonly type: 'node';
    readonly id: number;
    readonly lat: number;
    readonly lon: number;
    readonly tags?: Record<string, string>;
  }
  interface ParsedWay {
    readonly type: 'way';
    readonly id: number;
    readonly refs: readonly number[];
    readonly tags?: Record<string, string>;
  }
  interface ParsedRelation {
    readonly type: 'relation';
    readonly id: number;
    readonly members: readonly { readonly type: string; readonly ref: number; readonly role: string }[];
    readonly tags?: Record<string, string>;
  }
  export function createOSMStream(
    file: string,
    options: { readonly withTags: boolean; readonly withInfo: boolean },
  ): AsyncGenerator<ParsedNode | ParsedWay | ParsedRelation | { readonly type: 'osmheader' }>;
}
