import { valueOfHost } from '../shared/valueOfHost.ts';

export type CarrierSettings = {
  readonly carrier?: string | undefined;
  /** Owner ids by host. A key `*.suffix` matches every host with that suffix. */
  readonly carriersByHost?: Readonly<Record<string, string>> | undefined;
  readonly localMode?: boolean | undefined;
};

/** Owner id from environment, host (exact match, then longest `*.suffix`) or, in local mode, query [BR-2]. */
export function findOwner(
  settings: CarrierSettings,
  url: { readonly hostname: string; readonly search: string },
): string | undefined {
  if (settings.carrier) return settings.carrier;
  const ofHost = valueOfHost(settings.carriersByHost ?? {}, url.hostname);
  if (ofHost) return ofHost;
  if (!settings.localMode) return undefined;
  const queryMatch = /[?&]carrier=([A-Za-z0-9_-]{1,64})(?:&|$)/.exec(url.search);
  return queryMatch?.[1];
}
