import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../src/application/shared/Clock.ts';
import { isEmail } from '../../../src/domain/validation/formats/isEmail.ts';

/** Contact for reports of vulnerabilities, as a URI. */
export type SecurityContact = { readonly contact: string; readonly clock: Clock };

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year (section 2.5.5). */
const VALID_FOR = 180 * 24 * 60 * 60 * 1000;

/** Returns the contact as a URI: `mailto:` for an e-mail address, otherwise an https address. */
export function parseSecurityContact(value: string): string | undefined {
  if (isEmail(value)) return `mailto:${value}`;
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? new URL(value).href : undefined;
}

/** Serves security.txt (RFC 9116), so that finders of a vulnerability know whom to notify. */
export function serveSecurityText(app: FastifyInstance, { contact, clock }: SecurityContact): void {
  app.get(PATH, async (request, reply) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(clock.now() + VALID_FOR).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${request.protocol}://${request.host}${PATH}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
}
