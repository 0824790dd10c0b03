import type { ProofMethod } from '../../domain/session/second-factor/secondFactor.ts';
import type { Result } from '../../domain/shared/result.ts';
import { portToken } from '../shared/token.ts';

/** Options for the browser's WebAuthn call, from the service. */
export type PasskeyOptions = { readonly challenge: string };

export type PasskeyError =
  /** The user cancelled, or the browser has no passkey of the account. A browser does not reveal which. */
  | { readonly kind: 'passkey-cancelled' }
  /** The device or the security key already has a passkey of the account. */
  | { readonly kind: 'passkey-exists' }
  | { readonly kind: 'passkey-failed' };

/** Passkeys of this browser (WebAuthn). Both calls return the response for the service, as JSON. */
export interface BrowserPasskeys {
  /** False in a frame, at an IP address, and in browsers without WebAuthn. */
  readonly isAvailable: boolean;
  /** True in the demo, which creates no real passkeys. */
  readonly isSimulated: boolean;
  create(options: PasskeyOptions): Promise<Result<string, PasskeyError>>;
  use(options: PasskeyOptions): Promise<Result<string, PasskeyError>>;
}
export const BrowserPasskeys = portToken<BrowserPasskeys>('BrowserPasskeys');

/** Removes the passkey from the methods of a user if this browser cannot use passkeys. */
export const usableMethods = <Method extends ProofMethod>(
  methods: readonly Method[],
  { isAvailable }: Pick<BrowserPasskeys, 'isAvailable'>,
): readonly Method[] => methods.filter((method) => isAvailable || method !== 'passkey');
