import { useEffect, useState } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { OwnerTexts } from '../../../application/consumer-text/OwnerTexts.ts';
import { LocaleGateway } from '../../../application/languages/LocaleGateway.ts';
import type { Language } from '../../../domain/languages/language.ts';
import { useService } from '../../shared/services.tsx';

/** For MobX observers. Detects default texts that the owner has replaced. */
export function useOwnerTexts(language: Language): OwnerTexts {
  const locales = useService(LocaleGateway);
  const branding = useService(BrandingStore);
  const [wording] = useState(() => new OwnerTexts(locales, branding));
  useEffect(
    function load() {
      void wording.load(language);
    },
    [wording, language],
  );
  return wording;
}
