import { createInstance, type BackendModule, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Translations } from '../../application/languages/LocaleGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import {
  bundleLocaleOf,
  DEFAULT_LANGUAGE,
  directionOf,
  isLanguage,
  languages,
  type BundleLocale,
  type Language,
} from '../../domain/languages/language.ts';
import { DRAFT_LIFE, RESET_LIFE, REVIEW_LIFE, SESSION_LIFE } from '../../domain/shared/lifetimes.ts';
import type { Result } from '../../domain/shared/result.ts';
import { durationText } from './durationText.ts';
import { rememberTexts } from './rememberTexts.ts';

/** Reads a whole bundle; where from is the composition's business. */
export type ReadBundle = (locale: BundleLocale) => Promise<Result<Translations, PortFailure>>;

const RIGHT_TO_LEFT_LETTERS = /[\u0590-\u08ff]/;

/** Keeps a value's own direction from rearranging the sentence around it. */
const isolated = (text: string, language: string): string =>
  RIGHT_TO_LEFT_LETTERS.test(text) || (isLanguage(language) && directionOf(language) === 'rtl')
    ? `\u2068${text}\u2069`
    : text;

type Duration = { readonly milliseconds: number };

/** How long something is kept: every text may say so by its name, as {{draftLife}}. */
const durations: Readonly<Record<string, Duration>> = {
  draftLife: { milliseconds: DRAFT_LIFE },
  resetLife: { milliseconds: RESET_LIFE },
  reviewLife: { milliseconds: REVIEW_LIFE },
  sessionLife: { milliseconds: SESSION_LIFE },
};

/**
 * Every number in a text is written as its language writes numbers, without its text saying so. A version, an id or a
 * code names something and is given as a string: it stays as it is.
 */
const numbers: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: string | number | Duration, _format, language = DEFAULT_LANGUAGE) {
    if (typeof value === 'object') return durationText(language, value.milliseconds);
    return typeof value === 'number' ? value.toLocaleString(language) : value;
  },
};

const backendOf = (read: ReadBundle): BackendModule => ({
  type: 'backend',
  init() {},
  read(language, _namespace, callback) {
    const locale = bundleLocaleOf(isLanguage(language) ? language : DEFAULT_LANGUAGE);
    void read(locale).then((bundle) => {
      // `true` asks for another try.
      if (bundle.ok) callback(null, bundle.value);
      else callback(new Error(bundle.error.kind), bundle.error.kind !== 'not-found');
    });
  },
});

/**
 * The page's texts. `texts` are those that came with the page; the rest of a bundle is read when it is asked for, with
 * the specification's figures: 10 reads at a time, 5 retries, 350 ms before the first [LG-2].
 */
export function createI18n(language: Language, texts: Translations | undefined, read: ReadBundle): i18n {
  const instance = createInstance();
  void instance
    .use(backendOf(read))
    .use(initReactI18next)
    .use(numbers)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...languages],
      // Even without texts: init would fetch the bundle by itself, before anything could answer it.
      resources: { [language]: { translation: texts ?? {} } },
      partialBundledLanguages: true,
      initAsync: false,
      maxParallelReads: 10,
      backend: {},
      maxRetries: 5,
      retryTimeout: 350,
      interpolation: {
        alwaysFormat: true,
        defaultVariables: durations,
        escapeValue: true,
        escape: (text: string) => isolated(String(text), instance.language),
      },
      react: { useSuspense: false, bindI18nStore: 'added' },
      returnNull: false,
    });
  rememberTexts(instance);
  return instance;
}
