type LanguageDeclaration = {
  /** Its folder in `locales`, its file in `docs/glossary`, its name in calls. */
  readonly folder: string;
  /** The translation of React Aria’s own texts. */
  readonly ariaLocale: string;
  readonly direction: 'ltr' | 'rtl';
  /** What its speakers call it, the same in every language. */
  readonly ownName: string;
  /** The typeface of its script. */
  readonly font: 'Inter' | 'Noto Sans Arabic' | 'Noto Sans JP';
};

/**
 * Every language of the interface by its BCP 47 tag, as in `lang`, in the cookie and for `Intl`. Imports nothing: types,
 * contract, build and scripts derive their lists from these literals (ADR 0064). What cannot be derived is asked for by
 * `npm run check languages types translations`.
 */
export const declaredLanguages = {
  ar: { folder: 'ar', ariaLocale: 'ar-AE', direction: 'rtl', ownName: 'العربية', font: 'Noto Sans Arabic' },
  en: { folder: 'en', ariaLocale: 'en-US', direction: 'ltr', ownName: 'English', font: 'Inter' },
  es: { folder: 'es', ariaLocale: 'es-ES', direction: 'ltr', ownName: 'Español', font: 'Inter' },
  fr: { folder: 'fr', ariaLocale: 'fr-FR', direction: 'ltr', ownName: 'Français', font: 'Inter' },
  ja: { folder: 'jp', ariaLocale: 'ja-JP', direction: 'ltr', ownName: '日本語', font: 'Noto Sans JP' },
  nl: { folder: 'nl', ariaLocale: 'nl-NL', direction: 'ltr', ownName: 'Nederlands', font: 'Inter' },
} as const satisfies Readonly<Record<string, LanguageDeclaration>>;
