import type { StoredPasskey } from './SecondFactorKeeper.ts';

/** Options for the browser's WebAuthn call, as JSON. Only the browser reads them, except the challenge. */
export type CeremonyOptions = { readonly challenge: string };

/** Passkey in the response of a browser. `counter` is the number of uses that the authenticator reports. */
export type CreatedPasskey = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'transports' | 'counter'>;

/** Site that the user opened, as a web origin, with the host name to which its passkeys are bound. */
export type PasskeySite = { readonly site: string; readonly host: string };

/** Ceremonies of WebAuthn. Each requires that the authenticator verifies the user, e.g. by a fingerprint or a PIN. */
export interface PasskeyCeremonies {
  creationOptions(request: {
    readonly host: string;
    readonly issuer: string;
    /** `key`: parts of the account's identity. Only their hash is sent, so that a new passkey replaces a forgotten one. */
    readonly user: { readonly key: readonly string[]; readonly email: string; readonly name: string };
    /** Passkeys of the user. Their authenticators refuse to create another passkey. */
    readonly existing: readonly StoredPasskey[];
  }): Promise<CeremonyOptions>;
  /** Returns the new passkey, or `undefined` if the response of the browser is invalid. */
  verifyCreation(
    response: string,
    expected: PasskeySite & { readonly challenge: string },
  ): Promise<CreatedPasskey | undefined>;
  requestOptions(request: {
    readonly host: string;
    readonly passkeys: readonly StoredPasskey[];
  }): Promise<CeremonyOptions>;
  /** Returns the passkey that signed the challenge, or `undefined` if none did. Does not compare the counter. */
  verifyUse(
    response: string,
    expected: PasskeySite & { readonly challenge: string; readonly passkeys: readonly StoredPasskey[] },
  ): Promise<{ readonly passkey: StoredPasskey; readonly counter: number } | undefined>;
}
