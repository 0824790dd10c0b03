import type { CompanyId } from '../../../../src/domain/company/companyId.ts';

/** A confirmed authenticator app. Times are milliseconds since 1970-01-01 UTC. */
export type TotpApp = {
  readonly factorId: string;
  readonly sealed: Uint8Array;
  readonly addedAt: number;
  readonly lastUsedAt?: number | undefined;
};

/** Times are milliseconds since 1970-01-01 UTC. */
export type StoredPasskey = {
  readonly factorId: string;
  readonly name: string;
  readonly host: string;
  /** ID that the authenticator chose, as base64url. */
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  /** Connections of the authenticator, e.g. `usb`, as reported by the browser. */
  readonly transports: readonly string[];
  /** Number of uses that the authenticator reported last. */
  readonly counter: number;
  readonly addedAt: number;
  readonly lastUsedAt?: number | undefined;
};

export type StoredRecoveryCodes = {
  /** Number of unused codes. */
  readonly left: number;
  readonly createdAt?: number | undefined;
  readonly lastUsedAt?: number | undefined;
  /** Salt of all hashes. Absent if the user has no codes. */
  readonly salt?: Uint8Array | undefined;
};

export type StoredSecondFactor = {
  readonly totp?: TotpApp | undefined;
  readonly passkeys: readonly StoredPasskey[];
  readonly recoveryCodes: StoredRecoveryCodes;
};

export type HashedCodes = { readonly hashes: readonly string[]; readonly salt: Uint8Array };

/** Stores the second factors of the users of one company, in a transaction of that company. */
export interface SecondFactorKeeper {
  find(companyId: CompanyId, userId: string): Promise<StoredSecondFactor>;
  /** Finds the factors, and locks them until the transaction ends. */
  findLocked(companyId: CompanyId, userId: string): Promise<StoredSecondFactor>;
  /** Finds the unconfirmed app of a user, unless it was added before `since`. */
  findUnconfirmed(
    companyId: CompanyId,
    userId: string,
    since: number,
  ): Promise<Pick<TotpApp, 'factorId' | 'sealed'> | undefined>;
  /** Stores an unconfirmed app, and replaces an earlier one. */
  addUnconfirmed(companyId: CompanyId, userId: string, app: Omit<TotpApp, 'lastUsedAt'>): Promise<void>;
  /** Confirms an app with the code of a time step. Removes the earlier app. Returns false if the app was replaced. */
  confirm(companyId: CompanyId, userId: string, use: TotpUse): Promise<boolean>;
  /**
   * Accepts the code of a time step, and stores the secret as now sealed. Returns false if a code of this or a later
   * step was accepted before.
   */
  useStep(companyId: CompanyId, userId: string, use: TotpUse & Pick<TotpApp, 'sealed'>): Promise<boolean>;
  addPasskey(companyId: CompanyId, userId: string, passkey: Omit<StoredPasskey, 'lastUsedAt'>): Promise<void>;
  /** Returns false if the user has no such passkey. */
  renamePasskey(companyId: CompanyId, userId: string, factorId: string, name: string): Promise<boolean>;
  /** Records a use. Returns false if the passkey was removed. */
  usePasskey(companyId: CompanyId, userId: string, use: PasskeyUse): Promise<boolean>;
  /** Stores the challenge for a passkey, and replaces an earlier one that is bound to the same sign-in or session. */
  storeChallenge(companyId: CompanyId, userId: string, challenge: PasskeyChallenge): Promise<void>;
  /** Uses a challenge up. Returns `undefined` if it has expired or was used before. */
  takeChallenge(companyId: CompanyId, userId: string, boundTo: string, now: number): Promise<string | undefined>;
  /** Removes one factor. */
  removeFactor(companyId: CompanyId, userId: string, factorId: string): Promise<void>;
  removeCodes(companyId: CompanyId, userId: string): Promise<void>;
  /** Removes all second factors and recovery codes. Returns false if the user had no confirmed factor. */
  remove(companyId: CompanyId, userId: string): Promise<boolean>;
  replaceCodes(companyId: CompanyId, userId: string, codes: HashedCodes, now: number): Promise<void>;
  /** Marks a code as used. `used`: the code was used before. */
  useCode(companyId: CompanyId, userId: string, codeHash: string, now: number): Promise<'accepted' | 'used' | 'wrong'>;
}

/** `boundTo`: the sign-in or the session that requested the challenge. `expiresAt` is in milliseconds since 1970. */
export type PasskeyChallenge = { readonly boundTo: string; readonly challenge: string; readonly expiresAt: number };

export type PasskeyUse = { readonly factorId: string; readonly counter: number; readonly now: number };

export type TotpUse = { readonly factorId: string; readonly step: number; readonly now: number };
