import { describe, expect, it } from 'vitest';
import { bodyLimitOf } from '../../contract/bodyLimit.ts';
import { calls } from '../../contract/calls.ts';
import { translationTreeSchema } from '../../contract/languages/translationTree.ts';
import { openApiDocument } from '../../contract/openapi.ts';

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: object };
type Content = Readonly<Record<string, { readonly schema: object; readonly 'x-events'?: object }>>;
type Operation = {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly security: readonly object[];
  readonly requestBody?: { readonly description: string; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type Document = {
  readonly openapi: string;
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: object; readonly securitySchemes: object };
};
const document = openApiDocument(calls, '2.1.0') as unknown as Document;
const sorted = (texts: Iterable<string>): string[] => [...texts].sort((left, right) => (left < right ? -1 : 1));
const keysOf = (schema: unknown): string[] =>
  sorted(Object.keys((schema as { shape?: object } | undefined)?.shape ?? {}));

/** Yields every nested value of a JSON value, with the keys that lead to it. */
function* parts(value: unknown, path: readonly string[] = []): Generator<readonly [readonly string[], unknown]> {
  yield [path, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* parts(part, [...path, key]);
}

describe('the OpenAPI document', () => {
  it('contains the OpenAPI version and the product’s version [BR-7]', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: expect.any(String), version: '2.1.0' });
  });

  it('forbids unknown properties in a JSON body, and allows unknown properties in a form body [API-1]', () => {
    const schemaOf = (path: string, method: string, type: string) =>
      document.paths[path]?.[method]?.requestBody?.content[type]?.schema;
    const settings = '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}/settings';
    expect(schemaOf(settings, 'patch', 'application/json')).toMatchObject({ additionalProperties: false });
    const form = schemaOf('/v2/oauth/token', 'post', 'application/x-www-form-urlencoded');
    expect(JSON.stringify(form)).not.toContain('"additionalProperties":false');
  });

  it('describes translations as texts or nested translations, like the function that validates them [API-1]', () => {
    expect(document.components.schemas).toHaveProperty('Translations', {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/Translations' }] },
    });
    const isText = (value: unknown): boolean => translationTreeSchema.safeParse(value).success;
    expect([{}, { a: 'x', b: { c: { d: '' } } }].map(isText)).toEqual([true, true]);
    expect([null, 'x', ['x'], { a: 1 }, { a: { b: null } }, { a: ['x'] }].map(isText)).toEqual(Array(6).fill(false));
  });

  it.each(calls.map((call) => [call.id, call] as const))(
    'describes the call %s as the contract does [API-1]',
    (id, call) => {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      if (!operation) throw new Error('not in the document');
      expect(operation.operationId).toBe(id);
      const named = (place: string) =>
        sorted(operation.parameters.filter((each) => each.in === place).map(({ name }) => name));
      expect(named('path')).toEqual(sorted([...call.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)));
      expect(named('query')).toEqual(keysOf(call.query));
      expect(named('header')).toEqual(keysOf(call.headers));
      for (const parameter of operation.parameters) {
        expect(parameter.schema).toBeTypeOf('object');
        if (parameter.in === 'path') expect(parameter.required).toBe(true);
      }

      const type = call.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
      expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(call.body ? [type] : []);
      if (call.body) expect(operation.requestBody?.description).toContain(`${bodyLimitOf(call)} bytes`);
      const success = operation.responses[String(call.successStatus ?? 200)];
      expect(success).toBeDefined();
      const [json, stream] = [call.response && 'application/json', call.events && 'text/event-stream'];
      expect(Object.keys(success?.content ?? {})).toEqual([json, stream].filter((each) => each !== undefined));
      const events = success?.content?.['text/event-stream']?.['x-events'];
      expect(sorted(Object.keys(events ?? {}))).toEqual(sorted(Object.keys(call.events ?? {})));
      expect(operation.responses['default']?.content?.['application/problem+json']?.schema).toEqual({
        $ref: '#/components/schemas/Problem',
      });
      expect(operation.security.length).toBe(call.caller === 'anyone' ? 0 : 1);
    },
  );

  it('references only schemas that it contains, and contains no unused schema', () => {
    const references = [...parts(document)]
      .filter(([path, part]) => path.at(-1) === '$ref' && typeof part === 'string')
      .map(([, part]) => String(part).replace('#/components/schemas/', ''));
    expect(sorted(new Set(references))).toEqual(sorted(Object.keys(document.components.schemas)));
    const schemes = Object.keys(document.components.securitySchemes);
    for (const [path, part] of parts(document))
      if (path.at(-2) === 'security') expect(schemes).toEqual(expect.arrayContaining(Object.keys(part as object)));
  });

  it('assigns two calls of the specification to the root server, and paths below /api to the service of the page [API-1]', () => {
    const specified = calls.filter(({ origin }) => origin === '7');
    const pathsAt = (base: string) => sorted(specified.filter((call) => call.base === base).map(({ path }) => path));
    expect(pathsAt('rootApi')).toEqual(['/v1/companies/{companyId}', '/v2/oauth/token']);
    expect(pathsAt('page')).toEqual(
      sorted(specified.map(({ path }) => path).filter((path) => path.startsWith('/api/'))),
    );
  });

  it('has a unique id for every operation', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(operations.length).toBe(calls.length);
  });

  it('contains only JSON values', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(JSON.stringify(document)).not.toMatch(/\$defs|"\$schema"/);
  });
});
