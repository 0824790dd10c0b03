import { characterLimit, isTooLong } from '../../validation/textLimit.ts';

/** Passkey of a user. Times are milliseconds since 1970-01-01 UTC. */
export type Passkey = {
  readonly passkeyId: string;
  readonly name: string;
  /** Host name of the only site at which the browser offers the passkey. */
  readonly host: string;
  /** Whether the passkey belongs to the host of this site. */
  readonly isUsableHere: boolean;
  readonly addedAt: number;
  readonly lastUsedAt?: number | undefined;
};

export const PASSKEY_NAME_LIMIT = characterLimit(60);

/** Maximum number of passkeys of a user. */
export const MAX_PASSKEYS = 20;

/** Name of a passkey without surrounding spaces, or `undefined` if it is empty or too long. */
export function passkeyNameIn(text: string): string | undefined {
  const name = text.trim();
  return name === '' || isTooLong(PASSKEY_NAME_LIMIT, name) ? undefined : name;
}

const IP_ADDRESS = /^(?:\[.*\]|[\d.]+)$/;

/**
 * Host name to which the passkeys of a site are bound, without the port. `undefined` for an IP address, because browsers
 * accept only host names. `site` is the origin of the site, e.g. `https://returns.example`.
 */
export function passkeyHostOf(site: string): string | undefined {
  if (!URL.canParse(site)) return undefined;
  const { hostname } = new URL(site);
  return IP_ADDRESS.test(hostname) ? undefined : hostname;
}

/**
 * Whether the authenticator reported fewer uses than before, so that a copy of the passkey may exist. Authenticators
 * without a counter report 0.
 */
export const isCounterReversed = (stored: number, reported: number): boolean =>
  (stored > 0 || reported > 0) && reported <= stored;
