import type { ProofMethod, SecondFactor } from '../../domain/session/second-factor/secondFactor.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Secret of an authenticator app. `secret` is in base32. `uri` is an `otpauth:` URI, shown as a QR code. */
export type TotpSecret = { readonly secret: string; readonly uri: string };

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
  /** Removes app and recovery codes. `rejected`: `REQUIRED_FACTOR` if a second factor is required of the user. */
  removeTotp(): Promise<Result<void, PortFailure>>;
  /** Replaces all recovery codes. `rejected` if the user has no app. */
  createRecoveryCodes(): Promise<Result<readonly string[], PortFailure>>;
  /** `rejected`: `message` is `WRONG_PASSWORD` or one of `codeRefusals`. */
  confirmIdentity(method: ProofMethod, proof: string): Promise<Result<void, PortFailure>>;
}
export const SecondFactorGateway = portToken<SecondFactorGateway>('SecondFactorGateway');
