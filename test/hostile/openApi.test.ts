import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { openApiDocument } from '../../contract/openapi.ts';
import { problemSchema } from '../../contract/problem.ts';
import { roundsOf } from '../support/inFull.ts';
import { CLIENT, startTestServer, type TestServer } from '../support/server/httpServer.ts';

const REQUESTS = roundsOf('hostile', { part: 600, short: 2000, full: 10_000 });
const SEED = 41;
/** Number of requests per session. The test then signs in again, because a request may have ended the session. */
const A_SESSION = 50;
/** Maximum nesting depth of generated bodies. */
const DEEPEST = 6;

type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
};
type Parameter = { readonly name: string; readonly in: 'path' | 'query' | 'header'; readonly schema: JsonSchema };
type Operation = {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
};
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};
const document = openApiDocument(calls, '2.1.0') as unknown as Document;

type Asked = {
  readonly callId: string;
  readonly as: 'nobody' | 'client' | 'staff' | 'owner' | 'forged';
  readonly request: InjectOptions;
};

const wicked: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -0,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '../../etc/passwd',
    '9999-99-99T99:99:99Z',
    '+275760-09-13T00:00:00.001Z',
    'javascript:alert(1)',
    "'; drop table company; --",
    '%00',
    '{}',
    [],
    {},
    { ['__proto__']: { polluted: true } },
    { constructor: { prototype: { polluted: true } } },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant('x'.repeat(20_000)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(Array.from({ length: 500 }, () => 0)),
);

/** Values that exist in the sample, so that some generated requests succeed. */
const knownValues = ['OWNER', 'ALPHA', 'BETA', 'TEST_POST', 'RETURNS_PORTAL', 'en', '1', '"r1"'];
const knownByName: Readonly<Record<string, string>> = {
  companyId: 'ALPHA',
  merchantId: 'ALPHA',
  country: 'AU',
  'idempotency-key': '0b5e6a1c-2f0e-4a7e-9d43-5a3c3c7f5a01',
  rootOrgId: 'OWNER',
  carrier: 'TEST_POST',
  productName: 'RETURNS_PORTAL',
  'x-platform-product': 'RETURNS_PORTAL',
};

/** Generates a value for a schema. Sometimes replaces a part of the value by an arbitrary value. */
function valueOf(schema: JsonSchema | undefined, depth = 0): fc.Arbitrary<unknown> {
  const base = plainOf(schema ?? {}, depth);
  return fc.oneof({ arbitrary: base, weight: 12 }, { arbitrary: wicked, weight: 1 });
}

function plainOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return fc.constant(undefined);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    return plainOf(document.components.schemas[name] ?? {}, depth + 1);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((each) => valueOf(each, depth + 1)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'string':
      return schema.pattern === undefined || schema.pattern.includes('(?')
        ? fc.oneof(fc.constantFrom(...knownValues), fc.string({ maxLength: 12 }))
        : fc.stringMatching(new RegExp(schema.pattern, 'u'), { size: '-1' });
    case 'integer':
    case 'number':
      return fc.integer({ min: 0, max: 100 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items, depth + 1), { maxLength: 3 });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, part]) => [name, valueOf(part, depth + 1)] as const,
      );
      const named = fc.record(Object.fromEntries(fields), {
        requiredKeys: [...(schema.required ?? [])].filter((name) => fields.some(([field]) => field === name)),
      });
      const { additionalProperties: more } = schema;
      if (typeof more !== 'object') return named;
      return fc
        .tuple(named, fc.dictionary(fc.constantFrom(...knownValues), valueOf(more, depth + 1), { maxKeys: 2 }))
        .map(([fixed, others]) => ({ ...fixed, ...others }));
    }
    default:
      return wicked;
  }
}

/** Generates a value for a parameter, usually one of the existing values known for the parameter's name. */
function parameterOf(name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const existing = knownByName[name];
  return existing === undefined
    ? valueOf(schema)
    : fc.oneof({ arbitrary: fc.constant(existing), weight: 9 }, { arbitrary: valueOf(schema), weight: 1 });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** Replaces lone surrogates, because a URL cannot contain them. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
/** Removes the characters that Node's HTTP parser rejects in a header value. */
const headerText = (value: unknown): string =>
  textOf(value)
    .replace(/[^\t\x20-\x7e]/g, '')
    .slice(0, 4000);

const requests: fc.Arbitrary<Asked> = fc
  // Exclude event streams, because the response to such a request never ends.
  .constantFrom(...calls.filter(({ events }) => !events))
  .chain((call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    if (!operation) throw new Error(`${call.id} is not in the document`);
    const [contentType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    return fc
      .record({
        callId: fc.constant(call.id),
        as: fc.oneof(
          { arbitrary: fc.constantFrom<Asked['as'][]>('staff', 'owner'), weight: 5 },
          { arbitrary: fc.constantFrom<Asked['as'][]>('nobody', 'client', 'forged'), weight: 1 },
        ),
        parameters: fc.tuple(...operation.parameters.map(({ name, schema }) => parameterOf(name, schema))),
        body: content ? valueOf(content.schema) : fc.constant(undefined),
      })
      .map(({ callId, as, parameters, body }): Asked => {
        let path: string = call.path;
        const query = new URLSearchParams();
        const headers: Record<string, string> = {};
        for (const [nth, { name, in: location }] of operation.parameters.entries()) {
          const value = parameters[nth];
          if (location === 'path') path = path.replace(`{${name}}`, encodeURIComponent(wellFormed(textOf(value))));
          else if (value === undefined) continue;
          else if (location === 'query') query.append(name, textOf(value));
          else headers[name] = headerText(value);
        }
        const isForm = contentType === 'application/x-www-form-urlencoded';
        const fields = Object.entries(body ?? {}).map(([name, value]) => [name, textOf(value)]);
        return {
          callId,
          as,
          request: {
            method: call.method,
            url: query.size > 0 ? `${path}?${query}` : path,
            headers: { ...headers, ...(contentType !== undefined && { 'content-type': contentType }) },
            ...(content && { payload: isForm ? new URLSearchParams(fields).toString() : (JSON.stringify(body) ?? '') }),
          },
        };
      });
  });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it(`the service responds as the contract says to ${REQUESTS} requests generated from the OpenAPI document [API-1]`, async () => {
  const faults: string[] = [];
  const met = new Map<string, Set<number>>();
  let [staff, owner] = ['', ''];
  for (const [nth, { callId, as, request }] of fc.sample(requests, { numRuns: REQUESTS, seed: SEED }).entries()) {
    if (nth % A_SESSION === 0)
      [staff, owner] = [await server.authorization('ALPHA'), await server.authorization('OWNER')];
    const authorization = { nobody: undefined, client: CLIENT, staff, owner, forged: 'Bearer a.b.c' }[as];
    const answer = await server.inject({
      ...request,
      headers: { ...request.headers, ...(authorization !== undefined && { authorization }) },
    });
    const call = calls.find(({ id }) => id === callId);
    const description = `${request.method} ${String(request.url).slice(0, 200)} as ${as}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
    met.set(callId, (met.get(callId) ?? new Set()).add(answer.statusCode));
    if (answer.statusCode >= 500) faults.push(description);
    else if (answer.headers['x-content-type-options'] !== 'nosniff') faults.push(`unprotected: ${description}`);
    else if (answer.statusCode >= 400) {
      const problem = problemSchema.safeParse(JSON.parse(answer.body || 'null'));
      if (!problem.success || problem.data.status !== answer.statusCode) faults.push(`no problem: ${description}`);
    } else if (answer.statusCode !== (call?.successStatus ?? 200)) faults.push(`another status: ${description}`);
    else if (call?.response && !call.response.safeParse(JSON.parse(answer.body)).success)
      faults.push(`not as stated: ${description}`);
  }
  expect(faults).toEqual([]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  // Check that some requests succeed, because the test would prove nothing if all were refused.
  expect([...met.values()].filter((statuses) => [...statuses].some((status) => status < 300)).length).toBeGreaterThan(
    calls.length / 8,
  );
});
