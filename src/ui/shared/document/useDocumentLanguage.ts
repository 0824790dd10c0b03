import { useEffect } from 'react';
import { directionOf, type Language } from '../../../domain/languages/language.ts';
import { loadLanguageFonts } from '../styles/loadLanguageFonts.ts';

export function useDocumentLanguage(language: Language): void {
  useEffect(
    function nameTheLanguage() {
      document.documentElement.lang = language;
      document.documentElement.dir = directionOf(language);
      void loadLanguageFonts(language);
    },
    [language],
  );
}
