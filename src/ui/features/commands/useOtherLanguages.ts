import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Translator } from '../../../application/languages/Translator.ts';
import { languages, type Language } from '../../../domain/languages/language.ts';
import { useService } from '../../shared/services.tsx';

export type OtherLanguages = (key: string) => readonly string[];

/** Loads the texts of all other languages once `isWanted` is true. Failures are ignored. */
export function useOtherLanguages(isWanted: boolean) {
  const { i18n } = useTranslation();
  const translator = useService(Translator);
  const [loaded, setLoaded] = useState<readonly Language[]>([]);
  const [isDone, setDone] = useState(false);
  useEffect(
    function fetchTexts() {
      if (!isWanted) return undefined;
      let isCurrent = true;
      const loads = languages
        .filter((language) => language !== translator.language)
        .map(async (language) => {
          const isLoaded = await translator.load(language);
          if (isCurrent && isLoaded) setLoaded((previous) => [...new Set([...previous, language])]);
        });
      void Promise.all(loads).then(() => isCurrent && setDone(true));
      return () => {
        isCurrent = false;
      };
    },
    [isWanted, translator],
  );
  const textsOf: OtherLanguages = (key) => {
    const translate = i18n.t as (key: string, options: { readonly lng: string }) => unknown;
    return loaded.flatMap((lng) => {
      const text = i18n.exists(key, { lng }) ? translate(key, { lng }) : undefined;
      return typeof text === 'string' ? text : [];
    });
  };
  return { textsOf, isLoading: isWanted && !isDone };
}
