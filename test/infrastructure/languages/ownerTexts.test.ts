import { describe, expect, it } from 'vitest';
import { ownerTexts } from '../../../sample/ownerTexts.ts';
import { bundleLocaleOf, languages } from '../../../src/domain/languages/language.ts';
import { bundledLocaleGateway } from '../../../src/infrastructure/languages/bundledLocaleGateway.ts';

const products = bundledLocaleGateway();
const keysOf = (tree: unknown, path = ''): readonly string[] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([name, below]) => keysOf(below, `${path}.${name}`))
    : [path];

describe("the texts of the demo's owners", () => {
  it.each(Object.entries(ownerTexts))('in %s replace only texts that the product has [LG-2]', async (_, worded) => {
    for (const locale of languages.map(bundleLocaleOf)) {
      const texts = await products.read(locale);
      const own = await bundledLocaleGateway(() => worded[locale] ?? {}).read(locale);
      if (!texts.ok || !own.ok) throw new Error('the texts are not there');
      expect(own.value).toMatchObject(worded[locale] ?? {});
      expect(keysOf(own.value)).toEqual(keysOf(texts.value));
    }
  });
});
