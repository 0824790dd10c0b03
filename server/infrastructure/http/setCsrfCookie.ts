import type { FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_COOKIE, type CsrfGuard } from './CsrfGuard.ts';
import { readCookie } from './readCookie.ts';

/** Sets a CSRF cookie unless the browser has a valid one. Readable by scripts, because the page sends it back. */
export function setCsrfCookie(guard: CsrfGuard, request: FastifyRequest, reply: FastifyReply, isFramed = false): void {
  if (guard.isGenuine(readCookie(request.headers.cookie, CSRF_COOKIE))) return;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  // In a frame of another site, browsers store only partitioned cookies, and only over HTTPS.
  const rule = isFramed ? 'SameSite=None; Partitioned; Secure' : `SameSite=Strict${secure}`;
  reply.header('set-cookie', `${CSRF_COOKIE}=${guard.issue()}; Path=/; ${rule}`);
}
