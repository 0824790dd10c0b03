import type { FastifyInstance } from 'fastify';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

/** Reads form-encoded bodies and refuses plain text, which no call takes. */
export function acceptForms(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const form = parseForm(String(body));
    if (form.ok) done(null, form.value);
    else done(Object.assign(new Error(form.error), { statusCode: 400 }), undefined);
  });
}

/** A parameter that comes twice is refused (RFC 6749, section 3.2): two readers might pick different ones. */
function parseForm(body: string): Result<Record<string, string>, string> {
  const form: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(body)) {
    if (name in form) return err(`parameter given twice: ${name}`);
    form[name] = value;
  }
  return ok({ ...form });
}
