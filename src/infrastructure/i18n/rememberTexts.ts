import type { i18n } from 'i18next';

type Ask = (key: unknown, ...values: unknown[]) => string;

/**
 * Whole texts are kept by language and key until texts come or go: a part that is drawn anew asks for all of its texts
 * again, and most take no value.
 */
export function rememberTexts(instance: i18n): void {
  const known = new Map<string, Map<string, string>>();
  const forget = (): void => known.clear();
  instance.store.on('added', forget);
  instance.store.on('removed', forget);
  const getFixedT = instance.getFixedT.bind(instance) as unknown as (...of: unknown[]) => Ask;

  function fixed(...of: unknown[]): Ask {
    const ask = getFixedT(...of);
    const [language, , prefix] = of;
    if (typeof language !== 'string' || prefix !== undefined) return ask;
    function remembered(key: unknown, ...values: unknown[]): string {
      if (typeof key !== 'string' || values.length > 0) return ask(key, ...values);
      const texts = known.get(language as string) ?? new Map<string, string>();
      known.set(language as string, texts);
      const text = texts.get(key) ?? ask(key);
      texts.set(key, text);
      return text;
    }
    return Object.assign(remembered, ask);
  }
  instance.getFixedT = fixed as unknown as i18n['getFixedT'];
}
