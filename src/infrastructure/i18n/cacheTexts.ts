import type { i18n } from 'i18next';
import { isRecord } from '../../domain/shared/shapes.ts';

type Ask = (key: unknown, ...values: unknown[]) => string;
type Values = Readonly<Record<string, unknown>>;
type Known = { readonly values: Values; readonly text: string };

const NONE: Values = {};

const isPlain = (value: unknown): boolean => typeof value !== 'object' && typeof value !== 'function';

/** Returns the interpolation values if they can be compared one by one, otherwise undefined. */
function plainValues(values: readonly unknown[]): Values | undefined {
  if (values.length === 0) return NONE;
  const [first, ...furtherValues] = values;
  return furtherValues.length === 0 && isRecord(first) && Object.values(first).every(isPlain) ? first : undefined;
}

function isSame(a: Values, b: Values): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
}

/**
 * Caches translated texts by language and key, together with the placeholder values of the last use, because a
 * component requests all its texts again in every render.
 */
export function cacheTexts(instance: i18n): void {
  const cache = new Map<string, Map<string, Known>>();
  const forget = (): void => cache.clear();
  instance.store.on('added', forget);
  instance.store.on('removed', forget);
  const getFixedT = instance.getFixedT.bind(instance) as unknown as (...of: unknown[]) => Ask;

  function getCachingT(...of: unknown[]): Ask {
    const translate = getFixedT(...of);
    const [language, , prefix] = of;
    if (typeof language !== 'string' || prefix !== undefined) return translate;
    function translateCached(key: unknown, ...passedValues: unknown[]): string {
      const values = plainValues(passedValues);
      if (typeof key !== 'string' || !values) return translate(key, ...passedValues);
      const texts = cache.get(language as string) ?? new Map<string, Known>();
      cache.set(language as string, texts);
      const cached = texts.get(key);
      if (cached && isSame(cached.values, values)) return cached.text;
      const text = translate(key, ...passedValues);
      if (typeof text === 'string') texts.set(key, { values: { ...values }, text });
      return text;
    }
    return Object.assign(translateCached, translate);
  }
  instance.getFixedT = getCachingT as unknown as i18n['getFixedT'];
}
