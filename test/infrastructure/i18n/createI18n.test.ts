import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../../src/infrastructure/i18n/createI18n.ts';
import { I18nTranslator } from '../../../src/infrastructure/i18n/I18nTranslator.ts';
import { languageCookie, readLanguageCookie } from '../../../src/infrastructure/page/browserCookies.ts';
import { ok } from '../../../src/domain/shared/result.ts';

const bundleOf = (word: string) => ({ common: { save: word }, signIn: { greeting: `${word} {{name}}` } });

describe('createI18n', () => {
  it('uses the texts that the page contains at once, and loads the complete bundle when a missing text is requested', async () => {
    const requestedLocales: string[] = [];
    const i18n = createI18n('ja', { signIn: { title: 'サインイン' } }, async (locale) => {
      requestedLocales.push(locale);
      return ok(bundleOf('保存'));
    });
    expect(i18n.t('signIn.title')).toBe('サインイン');
    expect(requestedLocales).toEqual([]);
    await new I18nTranslator(i18n, () => undefined).complete();
    expect(requestedLocales).toEqual(['jp']);
    expect(i18n.t('common.save')).toBe('保存');
  });

  it('loads the bundle `jp` for Japanese, and stores the chosen language [LG-1]', async () => {
    const requestedLocales: string[] = [];
    const remembered: string[] = [];
    const i18n = createI18n('en', bundleOf('Save'), async (locale) => {
      requestedLocales.push(locale);
      return ok(bundleOf(locale));
    });
    const translator = new I18nTranslator(i18n, (cookie) => remembered.push(cookie));
    expect(await translator.use('ja')).toBe(true);
    expect(requestedLocales).toEqual(['jp']);
    expect(translator.language).toBe('ja');
    expect(remembered).toEqual([languageCookie('ja')]);
    expect(readLanguageCookie(`theme=x; ${remembered[0]?.split(';')[0]}`)).toBe('ja');
  });

  it('caches the look-up of texts without values until texts are added or removed', () => {
    const i18n = createI18n('en', bundleOf('Save'), async () => ok({}));
    const lookUp = vi.spyOn(i18n, 't');
    const [first, second] = [i18n.getFixedT('en'), i18n.getFixedT('en')] as unknown as ((
      key: string,
      values?: object,
    ) => string)[];
    expect([first!('common.save'), second!('common.save'), first!('common.save')]).toEqual(['Save', 'Save', 'Save']);
    expect(lookUp).toHaveBeenCalledTimes(1);
    expect(first!('signIn.greeting', { name: 'Ada' })).toBe('Save Ada');
    expect(first!('signIn.greeting', { name: 'Bo' })).toBe('Save Bo');
    i18n.addResourceBundle('en', 'translation', { common: { save: 'Keep' } }, true, true);
    expect(first!('common.save')).toBe('Keep');
    i18n.addResourceBundle('ja', 'translation', { common: { save: '保存' } });
    expect((i18n.getFixedT('ja') as unknown as (key: string) => string)('common.save')).toBe('保存');
    expect(first!('common.save')).toBe('Keep');
    i18n.removeResourceBundle('en', 'translation');
    expect(first!('common.save')).toBe('common.save');
  });

  it('wraps a value in direction isolates inside an Arabic sentence', () => {
    const i18n = createI18n('ar', bundleOf('مرحبا'), async () => ok({}));
    expect((i18n.t as (key: string, values: object) => string)('signIn.greeting', { name: 'Northwind' })).toBe(
      'مرحبا \u2068Northwind\u2069',
    );
  });

  it('ignores a cookie with an unknown language', () => {
    expect(readLanguageCookie('language=xx')).toBeUndefined();
    expect(readLanguageCookie('')).toBeUndefined();
  });
});

describe('a text bundle that cannot be loaded', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is requested up to five more times, first after 350 ms, then less and less often, and the language does not change [LG-2]', async () => {
    let reads = 0;
    const i18n = createI18n('en', bundleOf('Save'), async () => {
      reads += 1;
      return { ok: false, error: { kind: 'unavailable' } };
    });
    const translator = new I18nTranslator(i18n, () => undefined);
    const used = translator.use('fr');
    await vi.advanceTimersByTimeAsync(349);
    expect(reads).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(reads).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(6);
    expect(await used).toBe(false);
    expect(translator.language).toBe('en');
  });
});
