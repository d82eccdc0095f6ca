/** Re-encodes pictures: the result contains nothing but visible pixels. */
export interface Pictures {
  /** Returns a file's picture as WebP, at most `width` pixels wide and never enlarged. Animations are refused. */
  narrow(file: string, width: number): Promise<Uint8Array | NotDrawn>;
  /** Returns the picture upright, at most `edge` pixels wide and high, in its original format; of an animation, the first frame. */
  redraw(bytes: Uint8Array, edge: number): Promise<DrawnPicture | NotDrawn>;
}

/** A re-encoded picture; width and height in pixels. */
export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** `no-picture` includes pictures too large to open. `out-of-order` means that the encoder is unavailable; the picture may be fine. */
export type NotDrawn = 'no-picture' | 'out-of-order';
