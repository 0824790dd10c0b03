import type { FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_COOKIE, type CsrfGuard } from './CsrfGuard.ts';
import { readCookie } from './readCookie.ts';

/** Gives a browser its CSRF token, unless it holds a genuine one. Readable by script: the page sends it back. */
export function setCsrfCookie(guard: CsrfGuard, request: FastifyRequest, reply: FastifyReply, isFramed = false): void {
  if (guard.isGenuine(readCookie(request.headers.cookie, CSRF_COOKIE))) return;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  // Within another site's page a browser keeps only what belongs to that page, too, and only over an encrypted line.
  const rule = isFramed ? 'SameSite=None; Partitioned; Secure' : `SameSite=Strict${secure}`;
  reply.header('set-cookie', `${CSRF_COOKIE}=${guard.issue()}; Path=/; ${rule}`);
}
