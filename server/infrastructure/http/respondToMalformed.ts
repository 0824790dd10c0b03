import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problem, type ProblemAnswer } from './problemOf.ts';
import { newRequestId } from './traceParent.ts';

export const protectionHeaders: Readonly<Record<string, string>> = {
  // Policy for calls and problem documents. Pages replace it with their own policy.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-create=(self), ' +
    'publickey-credentials-get=(self), usb=()',
  'x-robots-tag': 'noindex, nofollow',
};

const ANSWERS: Readonly<Record<string, ProblemAnswer>> = {
  HPE_HEADER_OVERFLOW: problem(431, 'Request header fields too large'),
  ERR_HTTP_REQUEST_TIMEOUT: problem(408, 'Request timeout'),
};
const MALFORMED = problem(400, 'Malformed request');

/** Responds with the common headers to a request that cannot be parsed, and closes the connection. */
export function respondToMalformed(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, title, headers, body } = bareAnswer(ANSWERS[error.code ?? ''] ?? MALFORMED);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`);
}

/** Rejects an unknown `Expect` header (RFC 9110, 10.1.1). The response of Node itself would lack the common headers. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  answerBare(response, problem(417, 'Expectation failed'));
}

/** Responds without the server framework, and closes the connection. */
export function answerBare(response: ServerResponse, answer: ProblemAnswer): void {
  const { status, headers, body } = bareAnswer(answer);
  response.writeHead(status, headers).end(body);
}

function bareAnswer({ problem: document, headers: more }: ProblemAnswer) {
  const requestId = newRequestId();
  const body = JSON.stringify({ ...document, requestId });
  const headers: Readonly<Record<string, string>> = {
    ...protectionHeaders,
    'x-request-id': requestId,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
    ...more,
  };
  return { status: document.status, title: document.title, headers, body };
}
