import type { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { ExternalSignIn } from '../../application/session/external/ExternalSignIn.ts';
import { ProviderVisits } from '../../application/session/external/ProviderVisits.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import { BrowserProviderSite } from '../../infrastructure/session/external/BrowserProviderSite.ts';
import { WebCryptoSecrets } from '../../infrastructure/session/external/WebCryptoSecrets.ts';

/** What leads to an owner's identity provider and back, in a script that is fetched for those who go there. */
export const externalSignIn = (storage: KeyValueStorage, clock: Clock, branding: BrandingStore): ExternalSignIn =>
  new ExternalSignIn(
    new ProviderVisits(storage),
    new WebCryptoSecrets(),
    new BrowserProviderSite(window),
    clock,
    () => branding.configuration,
  );
