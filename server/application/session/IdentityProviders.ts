import type { Result } from '../../../src/domain/shared/result.ts';

/** What somebody brings from outside to show who they are. */
export type ExternalProof =
  | {
      readonly kind: 'authorization-code';
      readonly code: string;
      readonly codeVerifier: string;
      readonly redirectUri: string;
      readonly nonce: string;
      /** Who says to have answered (RFC 9207). */
      readonly issuer?: string | undefined;
    }
  | { readonly kind: 'identity-provider'; readonly idToken: string; readonly nonce: string }
  | { readonly kind: 'widget-token'; readonly accessToken: string };

export type ProvenIdentity = {
  readonly email: string;
  /** Milliseconds since 1970 at which the proof is worth nothing any more. */
  readonly expiresAt: number;
  /** What the proof is known by, so that it is taken once; absent where its issuer sees to that. */
  readonly proofId?: string | undefined;
};

/** `expired`: it was right once. `unavailable`: nobody can say, as the provider does not answer. */
export type ProofRefusal = 'not-offered' | 'not-valid' | 'expired' | 'unavailable';

/** The owners' identity providers: who they say somebody is. */
export interface IdentityProviders {
  /** Whether an owner has a provider that knows this product by the key, for proofs of the kind. */
  offers(rootOrgId: string, kind: ExternalProof['kind'], key: string): boolean;
  /** Asks the provider of an owner; only an address that it says to have verified is an identity. */
  prove(rootOrgId: string, proof: ExternalProof): Promise<Result<ProvenIdentity, ProofRefusal>>;
}
