import type { FastifyInstance } from 'fastify';
import { MAX_DEPTH } from '../../../src/domain/shared/findUnstorable.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

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

type JsonLimits = {
  readonly depth: number;
  /** Maximum number of values. A property counts as two values, because its name takes the most memory. */
  readonly values: number;
};

const [TEXT, ESCAPE] = [34, 92];
const [COMMA, COLON] = [44, 58];
const [LIST_BEGINS, LIST_ENDS] = [91, 93];
const [RECORD_BEGINS, RECORD_ENDS] = [123, 125];

/** Returns the limit that a JSON text exceeds, without parsing the text. Stops reading at the first exceeded limit. */
export function jsonExcess(
  text: Pick<string, 'length' | 'charCodeAt'>,
  limits: JsonLimits,
): keyof JsonLimits | undefined {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === ESCAPE) at += 1;
      else if (code === TEXT) isInText = false;
    } else if (code === TEXT) {
      isInText = true;
    } else if (code === COMMA || code === COLON) {
      values += 1;
    } else if (code === LIST_BEGINS || code === RECORD_BEGINS) {
      values += 1;
      depth += 1;
      if (depth > limits.depth) return 'depth';
    } else if (code === LIST_ENDS || code === RECORD_ENDS) {
      depth -= 1;
    }
    if (values > limits.values) return 'values';
  }
  return undefined;
}
