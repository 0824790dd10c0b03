import { describe, expect, it } from 'vitest';
import type { LocaleGateway, Translations } from '../../../src/application/languages/LocaleGateway.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { createI18n } from '../../../src/infrastructure/i18n/createI18n.ts';
import { I18nTranslator } from '../../../src/infrastructure/i18n/I18nTranslator.ts';
import { takeInFreshTexts } from '../../../src/infrastructure/i18n/takeInFreshTexts.ts';

const kept: Translations = { common: { save: 'Save', close: 'Close' }, signIn: { title: 'Sign in' } };

/** A page rendered with the browser's stored texts. `answer` is the service's response to whether they are current. */
async function shownWith(answer: Result<Translations, PortFailure>) {
  const i18n = createI18n('ja', kept, async () => ok(kept));
  await new I18nTranslator(i18n, () => undefined).complete();
  const drawn: string[] = [];
  i18n.store.on('added', (language: string) => drawn.push(language));
  const asked: (readonly [string, string | undefined])[] = [];
  const locales: LocaleGateway = {
    read: async (locale, carrier) => {
      asked.push([locale, carrier]);
      return answer;
    },
  };
  await takeInFreshTexts(i18n, locales, 'ja', 'TEST_POST');
  return { t: (key: string) => (i18n.t as (key: string) => string)(key), drawn, asked };
}

describe('takeInFreshTexts', () => {
  it('replaces changed texts, and removes deleted ones [LG-2]', async () => {
    const fresh = { common: { save: 'Keep' }, signIn: { title: 'Sign in' } };
    const { t, drawn, asked } = await shownWith(ok(fresh));
    expect(asked).toEqual([['jp', 'TEST_POST']]);
    expect([t('common.save'), t('common.close'), t('signIn.title')]).toEqual(['Keep', 'common.close', 'Sign in']);
    expect(drawn).toEqual(['ja']);
  });

  it('does not render again if the texts are current [LG-2]', async () => {
    const { t, drawn } = await shownWith(ok(structuredClone(kept)));
    expect(t('common.save')).toBe('Save');
    expect(drawn).toEqual([]);
  });

  it('keeps the texts if the service is unreachable [LG-2]', async () => {
    const { t, drawn } = await shownWith(err({ kind: 'unreachable' }));
    expect(t('common.save')).toBe('Save');
    expect(drawn).toEqual([]);
  });
});
