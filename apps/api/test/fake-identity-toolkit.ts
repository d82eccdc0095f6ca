import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/**
 * A server with the two calls of Identity Toolkit that prove a phone, as the Firebase Auth emulator answers them: `send` plays the browser's
 * part, and returns session and code.
 */
export async function fakeIdentityToolkit() {
  const sessions = new Map<string, { readonly phone: string; readonly code: string }>();
  const asked: { readonly url: string; readonly body: unknown }[] = [];
  let broken: number | undefined;
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push({ url: request.url!, body });
      const { sessionInfo, code } = body as { sessionInfo: string; code: string };
      const session = sessions.get(sessionInfo);
      const fail = (message: string, status = 400) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { code: status, message } }));
      if (broken !== undefined) return fail('INTERNAL : something', broken);
      if (!session) return fail('INVALID_SESSION_INFO');
      if (session.code !== code) return fail('INVALID_CODE');
      sessions.delete(sessionInfo);
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ idToken: 'x', phoneNumber: session.phone }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    send: (phone: string, code = '654321') => {
      const sessionInfo = `session-${sessions.size}-${Math.random()}`;
      sessions.set(sessionInfo, { phone, code });
      return { session_info: sessionInfo, otp: code };
    },
    /** Answers with this status from now on. */
    breakDown: (status: number | undefined) => {
      broken = status;
    },
    close: () => server.close(),
  };
}
