import { once } from 'node:events';
import { createServer, request as requestOf, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The shop behind a line that can be cut, in any browser. */
export interface Network {
  readonly url: string;
  /** Refuses connections, as a stopped host does. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
  /** Answers requests to a path by a text of the test's, as after a release; undefined ends it. */
  readonly replace: (path: string, change: ((text: string) => string) | undefined) => void;
}

interface OpenNetwork extends Network {
  readonly close: () => Promise<void>;
}

export async function openNetwork(shop: string): Promise<OpenNetwork> {
  const target = new URL(shop);
  const changes = new Map<string, (text: string) => string>();
  const create = () =>
    createServer((request, response) => {
      const { url = '/', method, headers } = request;
      const change = changes.get(url);
      const asked = requestOf(
        {
          host: target.hostname,
          port: target.port,
          path: url,
          method,
          headers: change ? { ...headers, 'accept-encoding': 'identity' } : headers,
        },
        (answer) => {
          if (!change) {
            response.writeHead(answer.statusCode!, answer.headers);
            answer.pipe(response);
            return;
          }
          const { 'content-length': _length, 'etag': _etag, ...rest } = answer.headers;
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => response.writeHead(answer.statusCode!, rest).end(change(Buffer.concat(parts).toString())));
        },
      );
      asked.on('error', () => response.destroy());
      response.on('close', () => asked.destroy());
      request.pipe(asked);
    });
  let server: Server = create();
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    restore: async () => {
      server = create();
      await listen(port);
    },
    replace: (path, change) => void (change ? changes.set(path, change) : changes.delete(path)),
    close: cut,
  };
}
