import Fastify from 'fastify';

/** A bare Fastify that serves the bytes it received with POST. It sends its port to the parent process. */
const app = Fastify({ bodyLimit: 10_000_000 });
const stored = new Map<string, { type: string; encoding: string | undefined; body: Buffer }>();

app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.removeContentTypeParser('application/json');
app.removeContentTypeParser('text/plain');
app.post<{ Params: { name: string } }>('/:name', async ({ params, headers, body }) => {
  stored.set(params.name, {
    type: headers['x-type'] as string,
    encoding: headers['x-encoding'] as string | undefined,
    body: body as Buffer,
  });
  return 'stored';
});
app.get<{ Params: { name: string } }>('/:name', (request, reply) => {
  const { type, encoding, body } = stored.get(request.params.name)!;
  void reply.header('content-type', type);
  if (encoding) void reply.header('content-encoding', encoding);
  reply.send(body);
});
process.once('disconnect', () => process.exit());
process.send!(await app.listen({ host: '127.0.0.1', port: 0 }));
