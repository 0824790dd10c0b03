import type { FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_COOKIE, type CsrfGuard } from './CsrfGuard.ts';
import { readCookie } from './readCookie.ts';

/** Gives a browser its CSRF token, unless it holds a genuine one. Readable by script: the page sends it back. */
export function setCsrfCookie(guard: CsrfGuard, request: FastifyRequest, reply: FastifyReply): void {
  if (guard.isGenuine(readCookie(request.headers.cookie, CSRF_COOKIE))) return;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${CSRF_COOKIE}=${guard.issue()}; Path=/; SameSite=Strict${secure}`);
}
