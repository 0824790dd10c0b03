import { describe, expect, it } from 'vitest';
import type { LocaleGateway, Translations } from '../../../src/application/languages/LocaleGateway.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { createI18n } from '../../../src/infrastructure/i18n/createI18n.ts';
import { I18nTranslator } from '../../../src/infrastructure/i18n/I18nTranslator.ts';
import { reloadTexts } from '../../../src/infrastructure/i18n/reloadTexts.ts';

const cached: Translations = { common: { save: 'Save', close: 'Close' }, signIn: { title: 'Sign in' } };

/** A page rendered with texts from the browser's cache. `answer` is the service's response to their revalidation. */
async function shownWith(answer: Result<Translations, PortFailure>) {
  const i18n = createI18n('ja', cached, async () => ok(cached));
  await new I18nTranslator(i18n, () => undefined).complete();
  const renderedLanguages: string[] = [];
  i18n.store.on('added', (language: string) => renderedLanguages.push(language));
  const requests: (readonly [string, string | undefined])[] = [];
  const locales: LocaleGateway = {
    read: async (locale, carrier) => {
      requests.push([locale, carrier]);
      return answer;
    },
  };
  await reloadTexts(i18n, locales, 'ja', 'TEST_POST');
  return { t: (key: string) => (i18n.t as (key: string) => string)(key), renderedLanguages, requests };
}

describe('reloadTexts', () => {
  it('replaces texts that changed on the service, and removes texts that were deleted there [LG-2]', async () => {
    const fresh = { common: { save: 'Keep' }, signIn: { title: 'Sign in' } };
    const { t, renderedLanguages, requests } = await shownWith(ok(fresh));
    expect(requests).toEqual([['jp', 'TEST_POST']]);
    expect([t('common.save'), t('common.close'), t('signIn.title')]).toEqual(['Keep', 'common.close', 'Sign in']);
    expect(renderedLanguages).toEqual(['ja']);
  });

  it('does not re-render the page if the cached texts are current [LG-2]', async () => {
    const { t, renderedLanguages } = await shownWith(ok(structuredClone(cached)));
    expect(t('common.save')).toBe('Save');
    expect(renderedLanguages).toEqual([]);
  });

  it('does not change the texts if the service is unreachable [LG-2]', async () => {
    const { t, renderedLanguages } = await shownWith(err({ kind: 'unreachable' }));
    expect(t('common.save')).toBe('Save');
    expect(renderedLanguages).toEqual([]);
  });
});
