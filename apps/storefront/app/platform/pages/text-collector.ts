/**
 * The part of a Node stream that React uses to write a page. It accepts strings, which the server build makes React write
 * (`plugins/react-writes-text.ts`), and bytes, which React writes otherwise.
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

  /** Never applies backpressure: the page is cached whole anyway. */
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

  /** No event is ever emitted. */
  on(): this {
    return this;
  }
}
