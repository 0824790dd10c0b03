import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as openId from 'openid-client';
import type { Clock } from '../../../src/application/shared/Clock.ts';
import { WIDGET_TOKEN_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type {
  ExternalProof,
  IdentityProviders,
  ProofRefusal,
  ProvenIdentity,
} from '../../application/session/sign-in/IdentityProviders.ts';
import type { LaneQueueLimits } from '../../application/shared/LaneQueue.ts';
import type { OwnerSignIn, SignInOptions } from './signInOptions.ts';

export const PROVIDER_LIMITS: LaneQueueLimits = { running: 20, waiting: 200, waitingOfShare: 20 };
/** Seconds after which a request to a provider times out. */
const TIMEOUT = 10;
/** Tolerated difference between the clocks of provider and service, in seconds. */
const CLOCK_TOLERANCE = 5;
const ALGORITHMS = ['ES256', 'ES384', 'RS256', 'PS256', 'EdDSA'];

type External = NonNullable<OwnerSignIn['external']>;
type Widget = NonNullable<OwnerSignIn['widget']>;
type Proof<Kind extends ExternalProof['kind']> = Extract<ExternalProof, { readonly kind: Kind }>;

const isHashBased = ({ type }: External): boolean => type !== 'AUTHORIZATION_CODE';

/** Verifies tokens of OpenID Connect providers, and of sites that sign tokens for widgets. Fetches metadata once. */
export class OpenIdProviders implements IdentityProviders {
  readonly #options: SignInOptions;
  readonly #clock: Clock;
  readonly #configurations = new Map<string, Promise<openId.Configuration>>();
  readonly #keys = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  constructor(options: SignInOptions, clock: Clock) {
    this.#options = options;
    this.#clock = clock;
  }

  offers(rootOrgId: string, kind: ExternalProof['kind'], key: string): boolean {
    const { external, widget } = this.#options.get(rootOrgId) ?? {};
    if (kind === 'widget-token') return widget?.key === key;
    return external?.key === key && isHashBased(external) === (kind === 'identity-provider');
  }

  async prove(rootOrgId: string, proof: ExternalProof): Promise<Result<ProvenIdentity, ProofRefusal>> {
    const { external, widget } = this.#options.get(rootOrgId) ?? {};
    try {
      if (proof.kind === 'widget-token') return widget ? await this.#proveWidget(widget, proof) : err('not-offered');
      if (!external) return err('not-offered');
      const provider = await this.#find(rootOrgId, external);
      return proof.kind === 'identity-provider'
        ? await this.#proveIdToken(provider, external, proof)
        : await this.#proveCode(provider, external, proof);
    } catch (error) {
      return err(refusalOf(error));
    }
  }

  async #proveCode(
    provider: openId.Configuration,
    external: External,
    proof: Proof<'authorization-code'>,
  ): Promise<Result<ProvenIdentity, ProofRefusal>> {
    const answer = new URL(proof.redirectUri);
    answer.search = new URLSearchParams({
      code: proof.code,
      ...(proof.issuer !== undefined && { iss: proof.issuer }),
    }).toString();
    const tokens = await openId.authorizationCodeGrant(provider, answer, {
      pkceCodeVerifier: proof.codeVerifier,
      expectedNonce: proof.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || !hasRequestedAcr(external, claims)) return err('not-valid');
    if (claims['email'] !== undefined) return this.#identityOf(claims);
    const person = await openId.fetchUserInfo(provider, tokens.access_token, claims.sub);
    return this.#identityOf({ ...claims, email: person.email, email_verified: person.email_verified });
  }

  async #proveIdToken(
    provider: openId.Configuration,
    external: External,
    { idToken, nonce }: Proof<'identity-provider'>,
  ): Promise<Result<ProvenIdentity, ProofRefusal>> {
    // Pass the response without its state, because the page has already verified the state.
    const answer = new URL(`https://page.invalid/#${new URLSearchParams({ id_token: idToken }).toString()}`);
    const claims = await openId.implicitAuthentication(provider, answer, nonce);
    if (!hasRequestedAcr(external, claims)) return err('not-valid');
    return this.#identityOf(claims, idToken.slice(0, idToken.lastIndexOf('.')));
  }

  async #proveWidget(
    { issuer, key, keysUrl }: Widget,
    { accessToken }: Proof<'widget-token'>,
  ): Promise<Result<ProvenIdentity, ProofRefusal>> {
    const keys = this.#keys.get(keysUrl) ?? createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: TIMEOUT * 1000 });
    this.#keys.set(keysUrl, keys);
    const { payload } = await jwtVerify(accessToken, keys, {
      issuer,
      audience: key,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'iat', 'jti', 'email'],
      maxTokenAge: WIDGET_TOKEN_LIFE / 1000,
      clockTolerance: CLOCK_TOLERANCE,
      currentDate: new Date(this.#clock.now()),
    });
    // Require a non-empty text, because no other value is a unique ID.
    if (typeof payload.jti !== 'string' || payload.jti === '') return err('not-valid');
    // Trust the e-mail address, because the site is responsible for its own users.
    return this.#identityOf({ ...payload, email_verified: true }, payload.jti);
  }

  /** Requires a verified e-mail address, because users can enter any address at a provider. */
  #identityOf(claims: JWTPayload, proofId?: string): Result<ProvenIdentity, ProofRefusal> {
    const { email, email_verified: isVerified, exp } = claims;
    if (typeof email !== 'string' || isVerified !== true || exp === undefined) return err('not-valid');
    const expiresAt = exp * 1000;
    return expiresAt > this.#clock.now() ? ok({ email, expiresAt, proofId }) : err('expired');
  }

  async #find(rootOrgId: string, external: External): Promise<openId.Configuration> {
    const configuration = this.#configurations.get(rootOrgId) ?? discover(external);
    this.#configurations.set(rootOrgId, configuration);
    try {
      return await configuration;
    } catch (error) {
      this.#configurations.delete(rootOrgId);
      throw error;
    }
  }
}

/** Whether the provider authenticated the user in a requested context. Always true if none is requested. */
const hasRequestedAcr = ({ acrValues }: External, { acr }: JWTPayload): boolean =>
  acrValues === undefined || (typeof acr === 'string' && acrValues.includes(acr));

async function discover(external: External): Promise<openId.Configuration> {
  const { issuer, key, secret } = external;
  const authentication = secret === undefined ? openId.None() : openId.ClientSecretPost(secret);
  const isPlain = new URL(issuer).protocol === 'http:';
  const configuration = await openId.discovery(new URL(issuer), key, undefined, authentication, {
    timeout: TIMEOUT,
    ...(isPlain && { execute: [openId.allowInsecureRequests] }),
  });
  if (isHashBased(external)) openId.useIdTokenResponseType(configuration);
  else openId.enableNonRepudiationChecks(configuration);
  return configuration;
}

function refusalOf(error: unknown): ProofRefusal {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWKSTimeout) return 'unavailable';
  if (error instanceof errors.JOSEError) return 'not-valid';
  if (error instanceof openId.ResponseBodyError) return error.error === 'invalid_grant' ? 'expired' : 'not-valid';
  if (!(error instanceof openId.ClientError)) return 'unavailable';
  switch (error.code) {
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return 'expired';
    case 'OAUTH_TIMEOUT':
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM':
      return 'unavailable';
    default:
      return 'not-valid';
  }
}
