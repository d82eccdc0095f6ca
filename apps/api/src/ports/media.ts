/**
 * Storage of uploaded and shipped pictures. Keys are relative (`demo/plov.webp`); public ones are served under `/media/`.
 * Private objects (prescriptions) are streamed only after an ownership check.
 */
export interface MediaStore {
  /**
   * Stores an object, replacing one with the same key. Readers see either version whole. Throws for a key that is no relative path of a
   * picture.
   */
  put(key: string, bytes: Uint8Array, options: { contentType: string; private?: boolean }): Promise<void>;
  /** Returns an object, or `undefined` when there is none. */
  get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
  /** Deletes an object; a missing one is no error. */
  remove(key: string): Promise<void>;
}
