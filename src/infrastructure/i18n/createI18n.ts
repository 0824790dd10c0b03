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
import {
  DRAFT_LIFE,
  RESET_LIFE,
  REVIEW_LIFE,
  SESSION_LIFE,
  TRUSTED_DEVICE_LIFE,
  DAY,
  HOUR,
  MINUTE,
} from '../../domain/shared/lifetimes.ts';
import type { Result } from '../../domain/shared/result.ts';
import { cacheTexts } from './cacheTexts.ts';

export type ReadBundle = (locale: BundleLocale) => Promise<Result<Translations, PortFailure>>;

const RIGHT_TO_LEFT_LETTERS = /[\u0590-\u08ff]/;

/** Adds Unicode isolation marks, so that a right-to-left value does not change the order of the sentence. */
const isolated = (text: string, language: string): string =>
  RIGHT_TO_LEFT_LETTERS.test(text) || (isLanguage(language) && directionOf(language) === 'rtl')
    ? `\u2068${text}\u2069`
    : text;

type Duration = { readonly milliseconds: number };

/** Lifetimes that every text can use as placeholders, e.g. {{draftLife}}. */
const durations: Readonly<Record<string, Duration>> = {
  draftLife: { milliseconds: DRAFT_LIFE },
  resetLife: { milliseconds: RESET_LIFE },
  reviewLife: { milliseconds: REVIEW_LIFE },
  sessionLife: { milliseconds: SESSION_LIFE },
  trustedDeviceLife: { milliseconds: TRUSTED_DEVICE_LIFE },
};

/** Formats numbers in the language of the text. Callers must pass versions, ids and codes as strings. */
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
      // The argument `true` makes i18next try again.
      if (bundle.ok) callback(null, bundle.value);
      else callback(new Error(bundle.error.kind), bundle.error.kind !== 'not-found');
    });
  },
});

/**
 * Creates the i18next instance. `texts` were delivered with the page. Other texts are loaded on demand, with at most 10
 * requests at a time and 5 retries, the first after 350 ms [LG-2].
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
      // Set this even without texts, because `init` would otherwise load the bundle too early.
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
  cacheTexts(instance);
  return instance;
}

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** Returns a duration such as “30 days”, in the largest unit whose number is at least two. */
export function durationText(language: string, milliseconds: number): string {
  const [unit, length] = units.find(([, each]) => milliseconds >= 2 * each) ?? ['minute', MINUTE];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(milliseconds / length);
}
