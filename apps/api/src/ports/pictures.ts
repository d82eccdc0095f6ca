/** Re-encodes pictures: the result contains nothing but visible pixels. */
export interface Pictures {
  /** Returns a file's picture at most `width` pixels wide and never enlarged. Animations are refused. */
  resize(file: string, width: number, format: ResizedFormat): Promise<Uint8Array | PictureFailure>;
  /** Returns the picture upright, at most `edge` pixels wide and high, in its original format; of an animation, the first frame. `square` cuts it to its middle. */
  reEncode(bytes: Uint8Array, edge: number, options?: { readonly square?: boolean }): Promise<ReEncodedPicture | PictureFailure>;
}

/** AVIF is a third smaller; WebP is for browsers that do not accept it. */
export type ResizedFormat = 'avif' | 'webp';

/** A re-encoded picture; width and height in pixels. */
interface ReEncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** `no-picture` includes pictures too large to open. `out-of-order` means that the encoder is unavailable; the picture may be fine. */
export type PictureFailure = 'no-picture' | 'out-of-order';
