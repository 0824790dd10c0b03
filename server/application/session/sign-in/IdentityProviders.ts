import type { Result } from '../../../../src/domain/shared/result.ts';

export type ExternalProof =
  | {
      readonly kind: 'authorization-code';
      readonly code: string;
      readonly codeVerifier: string;
      readonly redirectUri: string;
      readonly nonce: string;
      /** Issuer named in the authorisation response (RFC 9207). */
      readonly issuer?: string | undefined;
    }
  | { readonly kind: 'identity-provider'; readonly idToken: string; readonly nonce: string }
  | { readonly kind: 'widget-token'; readonly accessToken: string };

export type ProvenIdentity = {
  readonly email: string;
  /** Milliseconds since 1970 at which the proof expires. */
  readonly expiresAt: number;
  /** ID that allows a proof to be used only once. Absent if the issuer already prevents a second use. */
  readonly proofId?: string | undefined;
};

/** `expired`: the proof was valid before. `unavailable`: the provider does not respond. */
export type ProofRefusal = 'not-offered' | 'not-valid' | 'expired' | 'unavailable';

export interface IdentityProviders {
  /** Whether the owner has a provider with this client key that accepts this kind of proof. */
  offers(rootOrgId: string, kind: ExternalProof['kind'], key: string): boolean;
  /** Verifies a proof with the owner's provider. Accepts only e-mail addresses that the provider has verified. */
  prove(rootOrgId: string, proof: ExternalProof): Promise<Result<ProvenIdentity, ProofRefusal>>;
}
