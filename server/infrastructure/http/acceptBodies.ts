import type { FastifyInstance } from 'fastify';
import { MAX_DEPTH } from '../../../src/domain/shared/findUnstorable.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { jsonExcess } from './jsonExcess.ts';

/** A body may contain at most one JSON value per this number of bytes of its limit. The shortest texts take about 8. */
const BYTES_PER_VALUE = 8;
/** Maximum number of JSON values: a draft of 5,000 changes with its change steps. */
const MAX_VALUES = 100_000;
/** Maximum number of form parameters. The largest form of the contract has 11. */
const MAX_PARAMETERS = 32;

export type BodyRefusal = 'BODY_TOO_DEEP' | 'BODY_OF_TOO_MANY_VALUES' | 'PARAMETER_GIVEN_TWICE';

/** Parses JSON and forms after checking their size. Removes Fastify's text parser, because no call accepts text. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Accept an empty body, because clients set the content type for calls without a body too.
    if (body === '') {
      done(null);
      return;
    }
    const { bodyLimit } = request.routeOptions;
    const excess = jsonExcess(body, { depth: MAX_DEPTH, values: Math.min(bodyLimit / BYTES_PER_VALUE, MAX_VALUES) });
    if (excess) done(refusal(excess === 'depth' ? 'BODY_TOO_DEEP' : 'BODY_OF_TOO_MANY_VALUES'));
    else void parseJson(request, body, done);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const form = parseForm(body);
      if (form.ok) done(null, form.value);
      else done(refusal(form.error));
    },
  );
}

const refusal = (code: BodyRefusal): Error => Object.assign(new Error(code), { code });

/** Rejects duplicate parameters (RFC 6749, 3.2), because two parsers might choose different values. */
function parseForm(body: string): Result<Record<string, string>, BodyRefusal> {
  if (body.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS) return err('BODY_OF_TOO_MANY_VALUES');
  const form: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(body)) {
    if (name in form) return err('PARAMETER_GIVEN_TWICE');
    form[name] = value;
  }
  return ok({ ...form });
}
