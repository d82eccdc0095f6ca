/**
 * Where uploaded and shipped pictures live. Keys are relative (`demo/plov.webp`); public ones are served under `/media/`.
 * Private objects (prescriptions) are only ever streamed after an ownership check.
 */
export interface MediaStore {
  put(key: string, bytes: Uint8Array, options: { contentType: string; private?: boolean }): Promise<void>;
  get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
  remove(key: string): Promise<void>;
}
