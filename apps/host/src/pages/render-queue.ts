/** Too many wait already; whoever asks should come again a little later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Lets a few renders run at once and a bounded number wait for their turn. */
export class RenderQueue {
  readonly #waiting: (() => void)[] = [];
  readonly #most: { readonly atOnce: number; readonly waiting: number };
  #running = 0;

  constructor(most: { readonly atOnce: number; readonly waiting: number }) {
    this.#most = most;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running >= this.#most.atOnce) {
      if (this.#waiting.length >= this.#most.waiting) throw new QueueFull('Too many pages are waiting to be rendered');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
