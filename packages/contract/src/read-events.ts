/** One server-sent event. */
export interface StreamEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: string;
}

/**
 * The events of an open stream, one by one, until it ends. Comments (heartbeats) are passed over.
 * `for await (const { event, data } of readEvents(response)) …`
 */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) return;
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}

function eventOf(block: string): StreamEvent | undefined {
  const fields = { id: undefined as string | undefined, event: 'message', data: [] as string[] };
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') fields.data.push(value);
    else if (name === 'id' || name === 'event') fields[name] = value;
  }
  return fields.data.length > 0 ? { ...fields, data: fields.data.join('\n') } : undefined;
}
