import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';

/** Runs only in the build: renders the document that is shown until the code has loaded. */
export default async function renderDocument(request: Request, status: number, headers: Headers, entry: EntryContext): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={entry} url={request.url} />);
  return new Response(await text(prelude), { status, headers });
}
