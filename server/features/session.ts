import { postRevoke, postToken } from '../../contract/session/token.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { IssueAppToken, type AppTokenAnswer } from '../application/session/IssueAppToken.ts';
import { RefreshSession } from '../application/session/RefreshSession.ts';
import { RevokeSession } from '../application/session/RevokeSession.ts';
import { SignInWithPassword } from '../application/session/SignInWithPassword.ts';
import type { TokenAnswer } from '../application/session/TokenAnswer.ts';
import { serve } from '../infrastructure/http/serve.ts';
import { Argon2PasswordVerifier } from '../infrastructure/oauth/Argon2PasswordVerifier.ts';
import { PostgresSignInThrottle } from '../infrastructure/postgres/session/PostgresSignInThrottle.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const session = {
  name: 'session',
  auditActions: [],
  serves({ database, staff, sessions, mint, authenticate, clock, ids, isAdminEnvironment }) {
    const throttle = new PostgresSignInThrottle(database);
    const passwords = new Argon2PasswordVerifier();
    const environment = { isAdminEnvironment };
    const signIn = new SignInWithPassword(staff, passwords, throttle, sessions, mint, clock, ids, environment);
    const issueAppToken = new IssueAppToken(authenticate, sessions, mint, clock);
    const refresh = new RefreshSession(staff, sessions, mint, clock);
    const revoke = new RevokeSession(sessions, mint, clock);
    return [
      serve(postToken, async ({ headers, body, address }) => {
        if (body.grant_type === 'client_credentials') {
          const issued = await issueAppToken.execute({ ...body, subjectToken: headers['x-subject-token'] });
          return issued.ok ? ok({ body: appTokenResponse(issued.value) }) : issued;
        }
        const answer =
          body.grant_type === 'staff_password'
            ? await signIn.execute({ ...body, address })
            : await refresh.execute(body.refresh_token);
        return answer.ok ? ok({ body: tokenResponse(answer.value) }) : answer;
      }),
      serve(postRevoke, async ({ body }) => {
        await revoke.execute(body.token);
        return ok({});
      }),
    ];
  },
  purge: async ({ database, sessions, clock }) => {
    await sessions.purge(clock.now());
    await new PostgresSignInThrottle(database).purge(clock.now());
  },
} satisfies ServerFeature;

const appTokenResponse = ({ accessToken, expiresInSeconds }: AppTokenAnswer) => ({
  access_token: accessToken,
  token_type: 'Bearer',
  expires_in: expiresInSeconds,
});

const tokenResponse = ({ tokens, expiresInSeconds, staff }: TokenAnswer) => ({
  access_token: tokens.accessToken,
  token_type: 'Bearer',
  refresh_token: tokens.refreshToken,
  expires_in: expiresInSeconds,
  userInfo: {
    userId: staff.userId,
    roles: [...staff.roles],
    organisationId: staff.organisationId,
    name: staff.name,
    email: staff.email,
  },
});
