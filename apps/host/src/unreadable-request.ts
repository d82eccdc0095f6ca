import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEMS, type CoreProblemCode } from '@bozor/contract/problem.ts';
import { securityHeaders } from './security-headers.ts';

const CODES: Readonly<Record<string, { status: number; problem: CoreProblemCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, problem: 'bad-request' },
  HPE_HEADER_OVERFLOW: { status: 431, problem: 'too-large' },
};

/** Answers malformed or oversized HTTP like every other refusal. No request exists yet that a route could answer. */
export function answerUnreadable(publicUrl: string): (error: Error & { readonly code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const { status, problem } = CODES[error.code ?? ''] ?? { status: 400, problem: 'bad-request' };
    const { message } = PROBLEMS[problem];
    const body = JSON.stringify({ errors: [{ code: problem, message }], message });
    const headers = {
      ...securityHeaders(publicUrl),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'connection': 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
