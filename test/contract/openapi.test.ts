import { describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { openApiDocument } from '../../contract/openapi.ts';

type Json = { [key: string]: any };
const document = openApiDocument(calls, '2.1.0') as Json;

/** Every part of a JSON value with the keys that lead to it. */
function* parts(value: unknown, path: readonly string[] = []): Generator<readonly [readonly string[], unknown]> {
  yield [path, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* parts(part, [...path, key]);
}

describe('the OpenAPI document', () => {
  it('states its version of the format and the product’s own version [BR-7]', () => {
    expect(document['openapi']).toBe('3.1.0');
    expect(document['info']).toMatchObject({ title: expect.any(String), version: '2.1.0' });
  });

  it.each(calls.map((call) => [call.id, call] as const))('states %s as the contract does [API-1]', (id, call) => {
    const operation = document['paths'][call.path][call.method.toLowerCase()] as Json;
    expect(operation['operationId']).toBe(id);
    const named = (place: string) =>
      (operation['parameters'] as Json[]).filter((each) => each['in'] === place).map((each) => each['name']);
    const inPath = [...call.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
    expect(named('path').sort()).toEqual(inPath.sort());
    expect(operation['parameters'].every((each: Json) => each['schema'] && (each['in'] !== 'path' || each['required']))).toBe(true);
    const query = call.query as unknown as { shape: object } | undefined;
    expect(named('query').sort()).toEqual(Object.keys(query?.shape ?? {}).sort());
    const headers = call.headers as unknown as { shape: object } | undefined;
    expect(named('header').sort()).toEqual(Object.keys(headers?.shape ?? {}).sort());

    const type = call.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
    expect(Object.keys(operation['requestBody']?.content ?? {})).toEqual(call.body ? [type] : []);
    const success = operation['responses'][String(call.successStatus ?? 200)] as Json;
    expect(Object.keys(success['content'] ?? {})).toEqual(call.response ? ['application/json'] : []);
    expect(operation['responses'].default.content['application/problem+json'].schema).toEqual({
      $ref: '#/components/schemas/Problem',
    });
    expect(operation['security'].length).toBe(call.caller === 'anyone' ? 0 : 1);
  });

  it('names nothing it does not hold, and holds nothing it does not name', () => {
    const references = [...parts(document)]
      .filter(([path, part]) => path.at(-1) === '$ref' && typeof part === 'string')
      .map(([, part]) => String(part).replace('#/components/schemas/', ''));
    expect([...new Set(references)].sort()).toEqual(Object.keys(document['components'].schemas).sort());
    const schemes = Object.keys(document['components'].securitySchemes);
    for (const [path, part] of parts(document))
      if (path.at(-2) === 'security') expect(schemes).toEqual(expect.arrayContaining(Object.keys(part as object)));
  });

  it('gives every operation an id of its own', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    const operations = Object.values(document['paths'] as Json).flatMap((path: Json) => Object.keys(path));
    expect(operations.length).toBe(calls.length);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(JSON.stringify(document)).not.toMatch(/\$defs|"\$schema"/);
  });
});
