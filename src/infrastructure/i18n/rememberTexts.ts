import type { i18n } from 'i18next';
import { isRecord } from '../../domain/shared/shapes.ts';

type Ask = (key: unknown, ...values: unknown[]) => string;
type Values = Readonly<Record<string, unknown>>;
type Known = { readonly values: Values; readonly text: string };

const NONE: Values = {};

const isPlain = (value: unknown): boolean => typeof value !== 'object' && typeof value !== 'function';

/** Undefined if the values cannot be compared one by one. */
function plainValues(values: readonly unknown[]): Values | undefined {
  if (values.length === 0) return NONE;
  const [first, ...more] = values;
  return more.length === 0 && isRecord(first) && Object.values(first).every(isPlain) ? first : undefined;
}

function isSame(left: Values, right: Values): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => Object.is(left[name], right[name]));
}

/**
 * Caches texts by language and key, with the last values, because a component that renders again requests all its
 * texts.
 */
export function rememberTexts(instance: i18n): void {
  const known = new Map<string, Map<string, Known>>();
  const forget = (): void => known.clear();
  instance.store.on('added', forget);
  instance.store.on('removed', forget);
  const getFixedT = instance.getFixedT.bind(instance) as unknown as (...of: unknown[]) => Ask;

  function fixed(...of: unknown[]): Ask {
    const ask = getFixedT(...of);
    const [language, , prefix] = of;
    if (typeof language !== 'string' || prefix !== undefined) return ask;
    function remembered(key: unknown, ...given: unknown[]): string {
      const values = plainValues(given);
      if (typeof key !== 'string' || !values) return ask(key, ...given);
      const texts = known.get(language as string) ?? new Map<string, Known>();
      known.set(language as string, texts);
      const last = texts.get(key);
      if (last && isSame(last.values, values)) return last.text;
      const text = ask(key, ...given);
      if (typeof text === 'string') texts.set(key, { values: { ...values }, text });
      return text;
    }
    return Object.assign(remembered, ask);
  }
  instance.getFixedT = fixed as unknown as i18n['getFixedT'];
}
