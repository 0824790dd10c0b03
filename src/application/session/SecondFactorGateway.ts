import type { ProofMethod, SecondFactor } from '../../domain/session/second-factor/secondFactor.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { PasskeyOptions } from './BrowserPasskeys.ts';
import { portToken } from '../shared/token.ts';

/** Secret of an authenticator app. `secret` is in base32. `uri` is an `otpauth:` URI, shown as a QR code. */
export type TotpSecret = { readonly secret: string; readonly uri: string };

/** Options with which the browser creates a passkey. `browser` and `system` are product names, if they are known. */
export type NewPasskey = {
  readonly options: PasskeyOptions;
  readonly host: string;
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
};

/**
 * Calls about the second factor of the signed-in user. Requires the extension `secondFactor`. Writes require a
 * confirmed identity. Recovery codes are returned only once, in the form of `recoveryCodeIn`.
 */
export interface SecondFactorGateway {
  read(): Promise<Result<SecondFactor, PortFailure>>;
  /** Creates the secret of a new app, which is used after `confirmTotp`. */
  beginTotp(): Promise<Result<TotpSecret, PortFailure>>;
  /**
   * Turns the new app on, and replaces the earlier one. Returns recovery codes if the user had none. `rejected`:
   * `message` is one of `codeRefusals`.
   */
  confirmTotp(code: string): Promise<Result<readonly string[] | undefined, PortFailure>>;
  /**
   * Removes the app, and the recovery codes with the last factor. `rejected`: `REQUIRED_FACTOR` if the app is the last
   * factor, and one is required of the user.
   */
  removeTotp(): Promise<Result<void, PortFailure>>;
  /** Starts to add a passkey. The options are accepted once, for `PASSKEY_CHALLENGE_LIFE`. */
  beginPasskey(): Promise<Result<NewPasskey, PortFailure>>;
  /** Adds a passkey with the response of the browser. Returns recovery codes like `confirmTotp`. */
  addPasskey(name: string, credential: string): Promise<Result<readonly string[] | undefined, PortFailure>>;
  renamePasskey(passkeyId: string, name: string): Promise<Result<void, PortFailure>>;
  /** Removes a passkey, under the same conditions as `removeTotp`. */
  removePasskey(passkeyId: string): Promise<Result<void, PortFailure>>;
  /** Requests a passkey of the signed-in user for `confirmIdentity`. */
  requestPasskey(): Promise<Result<PasskeyOptions, PortFailure>>;
  /** Replaces all recovery codes. `rejected` if the user has no second factor. */
  createRecoveryCodes(): Promise<Result<readonly string[], PortFailure>>;
  /** `rejected`: `message` is `WRONG_PASSWORD` or one of `codeRefusals`. */
  confirmIdentity(method: ProofMethod, proof: string): Promise<Result<void, PortFailure>>;
}
export const SecondFactorGateway = portToken<SecondFactorGateway>('SecondFactorGateway');
