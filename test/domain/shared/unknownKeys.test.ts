import { expect, it } from 'vitest';
import { z } from '../../../contract/schema.ts';
import { unknownKeys } from '../../../src/domain/shared/unknownKeys.ts';

const schema = z.object({
  name: z.optional(z.string()),
  rules: z.optional(z.array(z.object({ all: z.unknown() }))),
  more: z.optional(z.looseObject({ known: z.optional(z.string()) })),
});
const keysIn = (body: unknown) => unknownKeys(body, schema.parse(body));

it('unknownKeys lists each key that the schema does not define, at any depth', () => {
  expect(keysIn({ name: 'a', nam: 'b', rules: [{ all: 1 }, { all: 2, 'a/b': 3 }] })).toEqual(['/nam', '/rules/1/a~1b']);
});

it('unknownKeys ignores keys of objects for which the schema allows any key', () => {
  expect(keysIn({ name: 'a', rules: [{ all: { any: { thing: 1 } } }], more: { known: 'b', other: 1 } })).toEqual([]);
});
