type LanguageDeclaration = {
  /** Name of the folder in `locales` and of the file in `docs/glossary`, also used in calls. */
  readonly folder: string;
  readonly ariaLocale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly ownName: string;
  readonly font: 'Inter' | 'Noto Sans Arabic' | 'Noto Sans JP';
};

/**
 * Every interface language by its BCP 47 tag. Imports nothing, because types, contract, build and scripts derive lists
 * from it. `npm run check languages types translations` finds missing parts.
 */
export const declaredLanguages = {
  ar: { folder: 'ar', ariaLocale: 'ar-AE', direction: 'rtl', ownName: 'العربية', font: 'Noto Sans Arabic' },
  en: { folder: 'en', ariaLocale: 'en-US', direction: 'ltr', ownName: 'English', font: 'Inter' },
  es: { folder: 'es', ariaLocale: 'es-ES', direction: 'ltr', ownName: 'Español', font: 'Inter' },
  fr: { folder: 'fr', ariaLocale: 'fr-FR', direction: 'ltr', ownName: 'Français', font: 'Inter' },
  ja: { folder: 'jp', ariaLocale: 'ja-JP', direction: 'ltr', ownName: '日本語', font: 'Noto Sans JP' },
  nl: { folder: 'nl', ariaLocale: 'nl-NL', direction: 'ltr', ownName: 'Nederlands', font: 'Inter' },
} as const satisfies Readonly<Record<string, LanguageDeclaration>>;
