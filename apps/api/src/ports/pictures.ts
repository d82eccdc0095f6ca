/** Draws pictures anew: what comes out was drawn here and holds nothing but what is seen. */
export interface Pictures {
  /** A file's picture as WebP, at most `width` pixels wide and never wider than it was; none that moves. */
  narrow(file: string, width: number): Promise<Uint8Array | NotDrawn>;
  /** The picture upright, at most `edge` pixels wide and high, in the kind it came in; of one that moves the first moment. */
  redraw(bytes: Uint8Array, edge: number): Promise<DrawnPicture | NotDrawn>;
}

export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** `no-picture` is also one that is too large to be opened; `out-of-order` says nothing about the picture. */
export type NotDrawn = 'no-picture' | 'out-of-order';
