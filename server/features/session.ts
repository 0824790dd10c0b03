import type { BodyOf } from '../../contract/call.ts';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmIdentity as confirmIdentityCall,
  confirmTotp,
  createRecoveryCodes,
  getSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
  requestOwnPasskey,
  requestPasskey,
} from '../../contract/session/secondFactor.ts';
import {
  deleteOtherSessions,
  deleteSession,
  getAccountActivity,
  getSessions,
} from '../../contract/session/sessions.ts';
import { postRevoke, postToken } from '../../contract/session/token.ts';
import type { SecondFactor } from '../../src/domain/session/second-factor/secondFactor.ts';
import { err, ok } from '../../src/domain/shared/result.ts';
import { BeginSession } from '../application/session/BeginSession.ts';
import { EndLapsedSessions } from '../application/session/EndLapsedSessions.ts';
import type { ExternalProof } from '../application/session/sign-in/IdentityProviders.ts';
import { IssueAppToken, type AppTokenAnswer } from '../application/session/IssueAppToken.ts';
import { ListAccountActivity } from '../application/session/ListAccountActivity.ts';
import { OwnSessions } from '../application/session/OwnSessions.ts';
import { RefreshSession } from '../application/session/RefreshSession.ts';
import { RevokeSession } from '../application/session/RevokeSession.ts';
import { ConfirmIdentity } from '../application/session/second-factor/ConfirmIdentity.ts';
import { FactorWrites } from '../application/session/second-factor/FactorWrites.ts';
import { OwnPasskeys } from '../application/session/second-factor/OwnPasskeys.ts';
import { OwnSecondFactor } from '../application/session/second-factor/OwnSecondFactor.ts';
import { ProveIdentity } from '../application/session/second-factor/ProveIdentity.ts';
import { RequestPasskey } from '../application/session/second-factor/RequestPasskey.ts';
import { SignInWithSecondFactor } from '../application/session/second-factor/SignInWithSecondFactor.ts';
import type { ListedSession } from '../application/session/SessionRepository.ts';
import { SignInWithPassword } from '../application/session/sign-in/SignInWithPassword.ts';
import { SignInWithProvider } from '../application/session/sign-in/SignInWithProvider.ts';
import type { StaffMember } from '../application/session/StaffDirectory.ts';
import type { TokenAnswer } from '../application/session/TokenAnswer.ts';
import { LaneQueue } from '../application/shared/LaneQueue.ts';
import { DelayedRefusals } from '../infrastructure/http/DelayedRefusals.ts';
import { describeAgent } from '../infrastructure/http/describeAgent.ts';
import {
  deviceCookieHeader,
  deviceCookiesIn,
  trustedCookieHeader,
  trustedCookiesIn,
} from '../infrastructure/http/cookies.ts';
import type { ClientHeaders } from '../infrastructure/http/calls/registerCall.ts';
import { answered, done, serve } from '../infrastructure/http/calls/serve.ts';
import { Argon2PasswordVerifier, HASHING_LIMITS } from '../infrastructure/oauth/Argon2PasswordVerifier.ts';
import { AesTotpSeal } from '../infrastructure/oauth/AesTotpSeal.ts';
import { Argon2RecoveryCodes } from '../infrastructure/oauth/Argon2RecoveryCodes.ts';
import { HmacTrustedDevices } from '../infrastructure/oauth/HmacTrustedDevices.ts';
import { OtplibTotpCodes } from '../infrastructure/oauth/OtplibTotpCodes.ts';
import { OpenIdProviders, PROVIDER_LIMITS } from '../infrastructure/oauth/OpenIdProviders.ts';
import { WebAuthnCeremonies } from '../infrastructure/oauth/WebAuthnCeremonies.ts';
import { HmacKnownDevices } from '../infrastructure/oauth/HmacKnownDevices.ts';
import {
  PostgresSignInChallenges,
  purgeSecondFactors,
} from '../infrastructure/postgres/session/PostgresSignInChallenges.ts';
import { PostgresSignInThrottle } from '../infrastructure/postgres/session/PostgresSignInThrottle.ts';
import { PostgresUsedTokens } from '../infrastructure/postgres/session/PostgresUsedTokens.ts';
import { languageFor } from '../infrastructure/page/languageOf.ts';
import { tracedProviders } from '../infrastructure/telemetry/tracedCalls.ts';
import type { ServerFeature } from './ServerFeature.ts';
import { instantOf } from '../application/shared/instantOf.ts';

/** Calls of the account page, where a user sets up a required second factor. */
const ACCOUNT = { admits: ['second-factor-missing'] } as const;

export const session = {
  name: 'session',
  auditActions: [
    'sign-in.accepted',
    'sign-in.refused',
    'sign-in.locked',
    'sign-in.replayed',
    'sign-in.scope-refused',
    'sign-in.ended',
    'second-factor.added',
    'second-factor.removed',
    'second-factor.refused',
    'recovery-codes.created',
    'recovery-code.used',
  ],
  serves(core) {
    const { database, sessions, mint, authenticate, clock, endSession, events, ids, idleLife } = core;
    const begin = new BeginSession(events, mint, ids, clock);
    const devices = new HmacKnownDevices(core.deviceKeys);
    const signInParts = {
      ...core,
      passwords: new Argon2PasswordVerifier(),
      throttle: new PostgresSignInThrottle(database),
      devices,
      trustedDevices: new HmacTrustedDevices(core.deviceKeys),
      challenges: new PostgresSignInChallenges(database),
      queue: new LaneQueue(HASHING_LIMITS),
      begin,
    };
    const factorParts = {
      totp: new OtplibTotpCodes(),
      totpSeal: new AesTotpSeal(core.draftKeys),
      recoveryCodes: new Argon2RecoveryCodes(),
      ceremonies: new WebAuthnCeremonies(),
    };
    const proveIdentity = new ProveIdentity({ ...signInParts, ...factorParts });
    const signIn = new SignInWithPassword(signInParts);
    const secondStep = new SignInWithSecondFactor({ ...signInParts, proveIdentity });
    const required = core.requiredSecondFactor;
    const codesQueue = new LaneQueue({ ...HASHING_LIMITS, running: 1 });
    const writes = new FactorWrites({ ...core, ...factorParts, required, queue: codesQueue });
    const ownFactor = new OwnSecondFactor({ ...core, ...factorParts, required, writes });
    const ownPasskeys = new OwnPasskeys({ ...core, ...factorParts, writes });
    const passkeyRequests = new RequestPasskey({ ...signInParts, ...factorParts });
    const confirmIdentity = new ConfirmIdentity({ ...core, proveIdentity });
    const respondWith = async (answer: TokenAnswer) => {
      const { staff, isFederated } = answer;
      const account = { ...staff, hasSecondFactor: staff.factorIds.length > 0 };
      const isMissing = await core.requiredSecondFactor.isMissing(account, isFederated);
      // Users of a disabled company cannot set up a second factor.
      const mustSetUp = isMissing && staff.companyEnabled;
      return tokenResponse(answer, idleLife, mustSetUp);
    };
    const mailRecoveryCodeUse = async (person: StaffMember, client: ClientHeaders) =>
      core.linkMails?.notify({
        kind: 'recovery-code-used',
        rootOrgId: person.rootOrgId,
        organisationId: person.organisationId,
        person,
        languageFor: languageFor(client),
      });
    const providerQueues = new Map<string, LaneQueue>();
    const external = new SignInWithProvider({
      ...core,
      providers: tracedProviders(new OpenIdProviders(core.signInOptions ?? new Map(), clock), core.tracer),
      spent: new PostgresUsedTokens(database),
      queueOf: (rootOrgId) => {
        const queue = providerQueues.get(rootOrgId) ?? new LaneQueue(PROVIDER_LIMITS);
        providerQueues.set(rootOrgId, queue);
        return queue;
      },
      begin,
    });
    const issueAppToken = new IssueAppToken(authenticate, sessions, mint, clock);
    const refresh = new RefreshSession({ ...core, devices });
    const revoke = new RevokeSession(sessions, endSession, mint, clock);
    const refusals = new DelayedRefusals(core.refusalDelay ?? 0);
    const accountActivity = new ListAccountActivity(core.unitOfWork);
    const own = new OwnSessions(sessions, endSession, clock);
    return [
      serve(postToken, async ({ headers, body, origin, client, log }) => {
        const { userAgent } = client;
        if (body.grant_type === 'client_credentials') {
          const presented = { origin, userAgent, isUse: true };
          const subjectToken = headers['x-subject-token'];
          const issued = await issueAppToken.execute({ ...body, subjectToken, presented });
          return issued.ok ? ok({ body: appTokenResponse(issued.value) }) : issued;
        }
        const clientOrigin = { origin, userAgent, deviceCookies: deviceCookiesIn(client.cookie) };
        if (body.grant_type === 'refresh_token') {
          const renewed = await refresh.execute({ ...clientOrigin, refreshToken: body.refresh_token });
          return renewed.ok ? ok({ body: await respondWith(renewed.value) }) : renewed;
        }
        if (body.grant_type === 'external') {
          const proof = proofIn(body);
          if (!proof) return err({ kind: 'invalid' });
          const { organisationId, rootOrgId, client_id: key, scope = '' } = body;
          const proven = await external.execute({ organisationId, rootOrgId, key, proof, scope, origin, userAgent });
          return proven.ok ? ok({ body: await respondWith(proven.value) }) : proven;
        }
        if (body.grant_type === 'second_factor') {
          const site = { origin: client.site, warn: (message: string) => log.warn(message) };
          const step = { ...body, ...clientOrigin, site, isRemembered: body.remember !== undefined };
          const begun = await refusals.holding(secondStep.execute(step));
          if (!begun.ok) return begun;
          if (body.method === 'recovery-code') await mailRecoveryCodeUse(begun.value.staff, client);
          const { deviceCookie, trustedCookie } = begun.value;
          const cookies = [
            deviceCookieHeader(deviceCookie, client.isSecure),
            ...(trustedCookie === undefined ? [] : [trustedCookieHeader(trustedCookie, client.isSecure)]),
          ];
          return ok({ body: await respondWith(begun.value), cookies });
        }
        const trustedCookies = trustedCookiesIn(client.cookie);
        const begun = await refusals.holding(
          signIn.execute({ ...body, ...clientOrigin, trustedCookies, site: client.site }),
        );
        if (!begun.ok) return begun;
        const cookie = deviceCookieHeader(begun.value.deviceCookie, client.isSecure);
        return ok({ body: await respondWith(begun.value), cookies: [cookie] });
      }),
      serve(postRevoke, async ({ body, origin }) => {
        await revoke.execute(body.token, origin);
        return ok({});
      }),
      serve(
        getSessions,
        async ({ principal }) => {
          const listed = await own.list(principal);
          return ok({ body: { sessions: listed.map((each) => ownSession(each, principal.sessionId)) } });
        },
        ACCOUNT,
      ),
      serve(
        getAccountActivity,
        async ({ principal }) => {
          const entries = await accountActivity.execute(principal);
          return ok({ body: { entries: entries.map((entry) => ({ ...entry, at: instantOf(entry.at) })) } });
        },
        ACCOUNT,
      ),
      serve(deleteSession, async (request) => done(await own.end(request, request.params.sessionId)), ACCOUNT),
      serve(
        deleteOtherSessions,
        async (request) => {
          await own.endOthers(request);
          return ok({});
        },
        ACCOUNT,
      ),
      serve(
        getSecondFactor,
        async ({ principal, client }) => ok({ body: ownFactorBody(await ownFactor.read(principal, client.site)) }),
        ACCOUNT,
      ),
      serve(beginTotp, async ({ principal }) => answered(await ownFactor.beginTotp(principal)), ACCOUNT),
      serve(
        confirmTotp,
        async (request) => {
          const confirmed = await ownFactor.confirmTotp(request, request.body.code);
          return confirmed.ok ? ok({ body: { recoveryCodes: confirmed.value } }) : confirmed;
        },
        ACCOUNT,
      ),
      serve(removeTotp, async (request) => done(await ownFactor.removeTotp(request)), ACCOUNT),
      serve(
        createRecoveryCodes,
        async (request) => {
          const created = await ownFactor.createRecoveryCodes(request);
          return created.ok ? ok({ body: { recoveryCodes: created.value } }) : created;
        },
        ACCOUNT,
      ),
      serve(
        beginPasskey,
        async ({ principal, client }) => {
          const begun = await ownPasskeys.begin(principal, client.site);
          return begun.ok ? ok({ body: { ...begun.value, ...describeAgent(client.userAgent ?? '') } }) : begun;
        },
        ACCOUNT,
      ),
      serve(
        addPasskey,
        async (request) => {
          const added = await ownPasskeys.add(request, { ...request.body, site: request.client.site });
          return added.ok ? ok({ body: { recoveryCodes: added.value } }) : added;
        },
        ACCOUNT,
      ),
      serve(
        renamePasskey,
        async (request) => done(await ownPasskeys.rename(request, request.params.passkeyId, request.body.name)),
        ACCOUNT,
      ),
      serve(
        removePasskey,
        async (request) => done(await ownPasskeys.remove(request, request.params.passkeyId)),
        ACCOUNT,
      ),
      serve(requestPasskey, async ({ body, client }) => {
        const requested = await passkeyRequests.forSignIn(body.challenge, client.site);
        return requested.ok ? ok({ body: { options: requested.value } }) : requested;
      }),
      serve(
        requestOwnPasskey,
        async ({ principal, client }) => {
          const requested = await passkeyRequests.forSession(principal, client.site);
          return requested.ok ? ok({ body: { options: requested.value } }) : requested;
        },
        ACCOUNT,
      ),
      serve(
        confirmIdentityCall,
        async ({ principal, origin, body, client, log }) => {
          const site = { origin: client.site, warn: (message: string) => log.warn(message) };
          const confirmed = await refusals.holding(confirmIdentity.execute({ principal, origin, site, ...body }));
          if (!confirmed.ok) return confirmed;
          if (body.method === 'recovery-code') await mailRecoveryCodeUse(confirmed.value, client);
          return ok({});
        },
        ACCOUNT,
      ),
    ];
  },
  purge: async ({ database, sessions, endSession, clock }) => {
    await new EndLapsedSessions(sessions, endSession, clock).execute();
    await sessions.purge(clock.now());
    await new PostgresSignInThrottle(database).purge(clock.now());
    await new PostgresUsedTokens(database).purge(clock.now());
    await new PostgresSignInChallenges(database).purge(clock.now());
    await purgeSecondFactors(database, clock.now());
  },
} satisfies ServerFeature;

/**
 * Returns the proof, with the values that bind it to this page. Returns nothing if a value is missing, or unless
 * exactly one proof is present.
 */
function proofIn(body: Extract<BodyOf<typeof postToken>, { grant_type: 'external' }>): ExternalProof | undefined {
  const { code, id_token: idToken, access_token: accessToken, nonce, code_verifier, redirect_uri, iss } = body;
  if ([code, idToken, accessToken].filter((proof) => proof !== undefined).length !== 1) return undefined;
  if (accessToken !== undefined) return { kind: 'widget-token', accessToken };
  if (nonce === undefined) return undefined;
  if (idToken !== undefined) return { kind: 'identity-provider', idToken, nonce };
  if (code === undefined || code_verifier === undefined || redirect_uri === undefined) return undefined;
  return {
    kind: 'authorization-code',
    code,
    nonce,
    codeVerifier: code_verifier,
    redirectUri: redirect_uri,
    issuer: iss,
  };
}

const appTokenResponse = ({ accessToken, expiresInSeconds }: AppTokenAnswer) => ({
  access_token: accessToken,
  token_type: 'Bearer',
  expires_in: expiresInSeconds,
});

const tokenResponse = (
  { tokens, expiresInSeconds, staff, sessionId }: TokenAnswer,
  idleLife: number | undefined,
  mustSetUpSecondFactor: boolean,
) => ({
  access_token: tokens.accessToken,
  token_type: 'Bearer',
  refresh_token: tokens.refreshToken,
  expires_in: expiresInSeconds,
  session_id: sessionId,
  ...(idleLife !== undefined && { idle_expires_in: idleLife / 1000 }),
  userInfo: {
    userId: staff.userId,
    roles: [...staff.roles],
    organisationId: staff.organisationId,
    name: staff.name,
    email: staff.email,
    ...(mustSetUpSecondFactor && { mustSetUpSecondFactor }),
  },
});

const ownSession = ({ sessionId, startedAt, lastUsedAt, address, userAgent }: ListedSession, current: string) => ({
  sessionId,
  isCurrent: sessionId === current,
  startedAt: instantOf(startedAt),
  lastUsedAt: instantOf(lastUsedAt),
  address,
  ...describeAgent(userAgent ?? ''),
});

const ownFactorBody = ({
  requiredBy,
  totp,
  passkeys,
  recoveryCodes: { left, createdAt, lastUsedAt },
}: SecondFactor) => ({
  requiredBy,
  totp: totp && { addedAt: instantOf(totp.addedAt), lastUsedAt: instantOf(totp.lastUsedAt) },
  passkeys: passkeys.map((passkey) => ({
    ...passkey,
    addedAt: instantOf(passkey.addedAt),
    lastUsedAt: instantOf(passkey.lastUsedAt),
  })),
  recoveryCodes: { left, createdAt: instantOf(createdAt), lastUsedAt: instantOf(lastUsedAt) },
});
