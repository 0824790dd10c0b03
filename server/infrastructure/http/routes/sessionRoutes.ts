import type { FastifyInstance } from 'fastify';
import { postRevoke, postToken } from '../../../../contract/session/token.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import type { AppTokenAnswer } from '../../../application/session/IssueAppToken.ts';
import type { TokenAnswer } from '../../../application/session/TokenAnswer.ts';
import { type CallContext, registerCall } from '../registerCall.ts';
import type { UseCases } from '../UseCases.ts';

export function sessionRoutes(app: FastifyInstance, context: CallContext, useCases: UseCases): void {
  registerCall(app, context, postToken, async ({ headers, body, address }) => {
    if (body.grant_type === 'client_credentials') {
      const issued = await useCases.issueAppToken.execute({ ...body, subjectToken: headers['x-subject-token'] });
      return issued.ok ? ok({ body: appTokenResponse(issued.value) }) : issued;
    }
    const answer =
      body.grant_type === 'staff_password'
        ? await useCases.signInWithPassword.execute({ ...body, address })
        : await useCases.refreshSession.execute(body.refresh_token);
    return answer.ok ? ok({ body: tokenResponse(answer.value) }) : answer;
  });

  registerCall(app, context, postRevoke, async ({ body }) => {
    await useCases.revokeSession.execute(body.token);
    return ok({});
  });
}

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
