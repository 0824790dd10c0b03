import { useEffect, useState } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { OwnerWording } from '../../../application/consumer-text/OwnerWording.ts';
import { LocaleGateway } from '../../../application/languages/LocaleGateway.ts';
import type { Language } from '../../../domain/languages/language.ts';
import { useService } from '../../shared/services.tsx';

/** For observers. Detects texts that the owner replaced. */
export function useOwnerWording(language: Language): OwnerWording {
  const locales = useService(LocaleGateway);
  const branding = useService(BrandingStore);
  const [wording] = useState(() => new OwnerWording(locales, branding));
  useEffect(
    function load() {
      void wording.load(language);
    },
    [wording, language],
  );
  return wording;
}
