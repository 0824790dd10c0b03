import type { TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Translator } from '../../application/languages/Translator.ts';
import type { Language } from '../../domain/languages/language.ts';
import { useService } from './services.tsx';

/** Loads the texts of another language. Returns the texts of the page's language until they are loaded. */
export function useTextsIn(language: Language): { readonly t: TFunction; readonly lang: string } {
  const { t, i18n } = useTranslation();
  const translator = useService(Translator);
  const [loaded, setLoaded] = useState<Language>();
  useEffect(
    function load() {
      let isCurrent = true;
      void translator.load(language).then((isLoaded) => {
        if (isCurrent && isLoaded) setLoaded(language);
      });
      return () => {
        isCurrent = false;
      };
    },
    [translator, language],
  );
  const translate = useMemo(
    () => (loaded === language ? i18n.getFixedT(language) : undefined),
    [loaded, language, i18n],
  );
  return translate ? { t: translate, lang: language } : { t, lang: i18n.language };
}
