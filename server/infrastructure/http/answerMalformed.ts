import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { problem } from './problemOf.ts';
import { protectionHeaders } from './protectionHeaders.ts';

/** What a broken request is told, by the parser's code; anything else is no request at all. */
const ANSWERS: Readonly<Record<string, ReturnType<typeof problem>>> = {
  HPE_HEADER_OVERFLOW: problem(431, 'Request header fields too large'),
  ERR_HTTP_REQUEST_TIMEOUT: problem(408, 'Request timeout'),
};
const MALFORMED = problem(400, 'Malformed request');

/** Answers what never became a request with the headers of every answer, and ends the connection. */
export function answerMalformed(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { problem: document } = ANSWERS[error.code ?? ''] ?? MALFORMED;
  const requestId = randomUUID();
  const body = JSON.stringify({ ...document, requestId });
  const headers = {
    ...protectionHeaders,
    'x-request-id': requestId,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${document.status} ${document.title}\r\n${lines.join('')}\r\n${body}`);
}
