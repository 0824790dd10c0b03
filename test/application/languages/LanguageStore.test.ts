import { describe, expect, it } from 'vitest';
import { LanguageStore } from '../../../src/application/languages/LanguageStore.ts';
import type { Translator } from '../../../src/application/languages/Translator.ts';
import type { Language } from '../../../src/domain/languages/language.ts';

const translatorThat = (loads: (language: Language) => boolean): Translator => ({
  language: 'en',
  complete: () => Promise.resolve(),
  load: () => Promise.resolve(true),
  use: (language) => Promise.resolve(loads(language)),
});

describe('LanguageStore', () => {
  it('switches to the chosen language once its texts are loaded', async () => {
    const store = new LanguageStore(translatorThat(() => true));
    await store.choose('ar');
    expect(store.language).toBe('ar');
    expect(store.failed).toBeUndefined();
  });

  it('keeps the current language if the texts of the chosen language cannot be loaded, and reports the failure', async () => {
    const store = new LanguageStore(translatorThat(() => false));
    await store.choose('fr');
    expect(store.language).toBe('en');
    expect(store.failed).toBe('fr');
  });
});
