import type { DeviceAccount } from '../sign-in/KnownDevices.ts';

/** An account with the IDs of its second factors. */
export type TrustingAccount = DeviceAccount & { readonly factorIds: readonly string[] };

/** Signed cookies of browsers that skip the second step. A cookie is invalid after a second factor changed. */
export interface TrustedDevices {
  /** Whether one of the cookies is valid for the account. The cookies are untrusted. */
  isTrusted(account: TrustingAccount, cookies: readonly string[], now: number): boolean;
  issue(account: TrustingAccount, now: number): string;
}
