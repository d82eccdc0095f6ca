/**
 * What React hands a page over to: as much of a stream as it uses. It takes text as it is, which is what the server's build has React write
 * (`plugins/react-writes-text.ts`), and bytes, as React writes them otherwise.
 */
export class TextCollector {
  readonly whole: Promise<string>;
  #resolve: (text: string) => void = () => {};
  #reject: (reason: unknown) => void = () => {};
  readonly #decoder = new TextDecoder();
  #text = '';

  constructor() {
    this.whole = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** There is always room: a page is kept whole anyway. */
  write(chunk: string | Uint8Array): boolean {
    this.#text += typeof chunk === 'string' ? chunk : this.#decoder.decode(chunk, { stream: true });
    return true;
  }

  end(): void {
    this.#resolve(this.#text + this.#decoder.decode());
  }

  destroy(reason: unknown): void {
    this.#reject(reason);
  }

  /** It never drains, fails or closes by itself. */
  on(): this {
    return this;
  }
}
