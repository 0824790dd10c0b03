import type { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { ExternalSignIn } from '../../application/session/external/ExternalSignIn.ts';
import type { ExternalWays } from '../../application/session/external/OpenExternalSignIn.ts';
import { ProviderVisits } from '../../application/session/external/ProviderVisits.ts';
import { WidgetSignIn } from '../../application/session/external/WidgetSignIn.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { TabStorage } from '../../application/shared/KeyValueStorage.ts';
import { browserProviderSite } from '../../infrastructure/session/external/browserProviderSite.ts';
import { browserWidgetParent } from '../../infrastructure/session/external/browserWidgetParent.ts';
import { webCryptoSecrets } from '../../infrastructure/session/external/webCryptoSecrets.ts';

/** Creates the sign-in through an identity provider or a widget. This script is loaded only for such a sign-in. */
export function externalSignIn(storage: TabStorage, clock: Clock, branding: BrandingStore): ExternalWays {
  const owner = () => branding.configuration;
  const visits = new ProviderVisits(storage);
  return {
    provider: new ExternalSignIn(visits, webCryptoSecrets, browserProviderSite(window), clock, owner),
    widget: new WidgetSignIn(browserWidgetParent(window), clock, owner),
  };
}
