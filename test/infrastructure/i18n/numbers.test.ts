import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../src/domain/languages/language.ts';
import { createI18n } from '../../../src/infrastructure/i18n/createI18n.ts';
import { bundledLocaleGateway } from '../../../src/infrastructure/languages/bundledLocaleGateway.ts';
import { textsIn } from '../../support/textsIn.ts';

/** Two numbers as formatted in each language. Spanish groups digits only from five digits on. */
const written: Readonly<Record<Language, readonly [thousand: string, many: string]>> = {
  ar: ['\u20681,234\u2069 تغييرًا غير محفوظ', '\u206812,345\u2069 تغييرًا غير محفوظ'],
  en: ['1,234 unsaved changes', '12,345 unsaved changes'],
  es: ['1234 cambios sin guardar', '12.345 cambios sin guardar'],
  fr: ['1\u202f234 modifications non enregistrées', '12\u202f345 modifications non enregistrées'],
  ja: ['未保存の変更 1,234 件', '未保存の変更 12,345 件'],
  nl: ['1.234 niet-opgeslagen wijzigingen', '12.345 niet-opgeslagen wijzigingen'],
};

describe('a number inserted into a text', () => {
  it.each(languages)('is formatted in the format of %s [LG-3]', async (language) => {
    const t = await textsIn(language);
    expect([1234, 12_345].map((count) => t('changes.unsaved', { count }))).toEqual(written[language]);
  });

  it.each(languages)(
    'has grouped digits in %s, whatever its placeholder is called, unless the number is a version [LG-3]',
    async (language) => {
      const t = await textsIn(language);
      const customer = t('returnReasons.payment.customerShare', { number: 12_345 });
      expect(customer).toContain((12_345).toLocaleString(language));
      expect(t('history.version', { version: '12345' })).toContain('12345');
    },
  );

  it('is formatted for the language of its text, not for the language of the page', async () => {
    const texts = await bundledLocaleGateway().read('nl');
    const i18n = createI18n('en', undefined, async () => texts);
    await i18n.reloadResources(['nl']);
    expect(i18n.getFixedT('nl')('changes.unsaved', { count: 1234 })).toBe('1.234 niet-opgeslagen wijzigingen');
  });
});
