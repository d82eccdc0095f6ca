/** An open stream of server-sent events. */
export interface TestStream<Data> {
  readonly status: number;
  /** Returns everything received so far. */
  readonly text: () => string;
  /** Resolves with the next event; undefined when the stream ended first. */
  readonly next: () => Promise<{ id: string; data: Data } | undefined>;
  readonly close: () => void;
}

/** Opens a stream of a listening server. Empty lines separate events; comments are skipped. */
export async function openStream<Data>(url: string, headers: Readonly<Record<string, string>>): Promise<TestStream<Data>> {
  const ended = new AbortController();
  const response = await fetch(url, { headers, signal: ended.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  let rest = '';
  return {
    status: response.status,
    text: () => read,
    next: async () => {
      for (;;) {
        const at = rest.indexOf('\n\n');
        if (at >= 0) {
          const block = rest.slice(0, at);
          rest = rest.slice(at + 2);
          const [, id, data] = /^id: (\S+)\ndata: (.*)$/.exec(block) ?? [];
          if (data !== undefined) return { id: id!, data: JSON.parse(data) as Data };
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        read += value;
        rest += value;
      }
    },
    close: () => ended.abort(),
  };
}
