import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Translator } from '../../../application/languages/Translator.ts';
import { languages, type Language } from '../../../domain/languages/language.ts';
import { useService } from '../../shared/services.tsx';

/** Returns the texts of a key in all other languages that are loaded. */
export type OtherLanguages = (key: string) => readonly string[];

/** Loads the texts of all other languages once `isWanted` is true. Failures are ignored. */
export function useOtherLanguages(isWanted: boolean): OtherLanguages {
  const { i18n } = useTranslation();
  const translator = useService(Translator);
  const [loaded, setLoaded] = useState<readonly Language[]>([]);
  useEffect(
    function fetchTexts() {
      if (!isWanted) return undefined;
      let isCurrent = true;
      for (const language of languages) {
        if (language === translator.language) continue;
        void translator.load(language).then((isLoaded) => {
          if (isCurrent && isLoaded) setLoaded((previous) => [...new Set([...previous, language])]);
        });
      }
      return () => {
        isCurrent = false;
      };
    },
    [isWanted, translator],
  );
  return (key) => {
    const translate = i18n.t as (key: string, options: { readonly lng: string }) => unknown;
    return loaded.flatMap((lng) => {
      const text = i18n.exists(key, { lng }) ? translate(key, { lng }) : undefined;
      return typeof text === 'string' ? text : [];
    });
  };
}
