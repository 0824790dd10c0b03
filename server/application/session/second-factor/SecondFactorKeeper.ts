import type { CompanyId } from '../../../../src/domain/company/companyId.ts';

/** A confirmed authenticator app. Times are milliseconds since 1970-01-01 UTC. */
export type TotpApp = {
  readonly factorId: string;
  readonly sealed: Uint8Array;
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
  readonly recoveryCodes: StoredRecoveryCodes;
};

export type HashedCodes = { readonly hashes: readonly string[]; readonly salt: Uint8Array };

/** Stores the second factors of the users of one company, in a transaction of that company. */
export interface SecondFactorKeeper {
  find(companyId: CompanyId, userId: string): Promise<StoredSecondFactor>;
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
  /** Accepts the code of a time step. Returns false if a code of this or a later step was accepted before. */
  useStep(companyId: CompanyId, userId: string, use: TotpUse): Promise<boolean>;
  /** Removes all second factors and recovery codes. Returns false if the user had no confirmed factor. */
  remove(companyId: CompanyId, userId: string): Promise<boolean>;
  replaceCodes(companyId: CompanyId, userId: string, codes: HashedCodes, now: number): Promise<void>;
  /** Marks a code as used. `used`: the code was used before. */
  useCode(companyId: CompanyId, userId: string, codeHash: string, now: number): Promise<'accepted' | 'used' | 'wrong'>;
}

export type TotpUse = { readonly factorId: string; readonly step: number; readonly now: number };
