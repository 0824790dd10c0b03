import type { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { ExternalSignIn } from '../../application/session/external/ExternalSignIn.ts';
import type { ExternalWays } from '../../application/session/external/OpenExternalSignIn.ts';
import { ProviderVisits } from '../../application/session/external/ProviderVisits.ts';
import { WidgetSignIn } from '../../application/session/external/WidgetSignIn.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { TabStorage } from '../../application/shared/KeyValueStorage.ts';
import { BrowserProviderSite } from '../../infrastructure/session/external/BrowserProviderSite.ts';
import { BrowserWidgetParent } from '../../infrastructure/session/external/BrowserWidgetParent.ts';
import { WebCryptoSecrets } from '../../infrastructure/session/external/WebCryptoSecrets.ts';

/** Creates the sign-in through an identity provider or a widget. This script is loaded only for such a sign-in. */
export function externalSignIn(storage: TabStorage, clock: Clock, branding: BrandingStore): ExternalWays {
  const owner = () => branding.configuration;
  const visits = new ProviderVisits(storage);
  return {
    provider: new ExternalSignIn(visits, new WebCryptoSecrets(), new BrowserProviderSite(window), clock, owner),
    widget: new WidgetSignIn(new BrowserWidgetParent(window), clock, owner),
  };
}
