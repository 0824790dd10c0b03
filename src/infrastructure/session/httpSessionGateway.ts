import { getCompanyStatus } from '../../../contract/company/companyStatus.ts';
import { requestPasskey } from '../../../contract/session/secondFactor.ts';
import { postRevoke, postToken } from '../../../contract/session/token.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { IssuedTokens, SessionGateway } from '../../application/session/SessionGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';
import { staffScopes } from '../../domain/session/scopes.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { bodyAs, checked } from '../http/answer.ts';
import type { Http, RequestOf, SendOptions } from '../http/Http.ts';

export function httpSessionGateway(
  http: Http,
  returnsProduct: string,
  owner: () => string | undefined,
): SessionGateway {
  /** Parameter that names the owner. Services that do not know this parameter ignore it (RFC 6749, section 3.2). */
  function ownerParameter(): { readonly rootOrgId?: string } {
    const rootOrgId = owner();
    return rootOrgId === undefined ? {} : { rootOrgId };
  }

  const issue = (request: RequestOf<typeof postToken>, options?: SendOptions) =>
    checked(http.send(postToken, request, options), ({ body }) => issuedTokensOf(body));

  return {
    signIn({ username, password, organisationId }) {
      const scope = staffScopes.join(' ');
      return issue({
        headers: {},
        body: { grant_type: 'staff_password', username, password, organisationId, scope, ...ownerParameter() },
      });
    },
    requestPasskey: (challenge) => bodyAs(http.send(requestPasskey, { body: { challenge } }), ({ options }) => options),
    answerChallenge: ({ remember, ...step }) =>
      issue({ headers: {}, body: { grant_type: 'second_factor', ...step, ...(remember && { remember: 'true' }) } }),
    signInBy: (request) => issue({ headers: {}, body: { ...request, ...ownerParameter() } }),
    refresh(refreshToken) {
      // Retry a failed refresh at once: the service repeats its response to the replaced token only for ten seconds.
      // Using that token later would end the session.
      const body = { grant_type: 'refresh_token', refresh_token: refreshToken } as const;
      return issue({ headers: {}, body }, { isRepeatable: true });
    },
    async revoke(refreshToken) {
      await http.send(postRevoke, { body: { token: refreshToken } });
    },
    isCompanyEnabled(companyId, tokens) {
      const query = { organisationId: companyId, returnsProduct };
      const response = http.send(getCompanyStatus, { query }, { tokens });
      return bodyAs(response, ({ companyEnabled }) => companyEnabled);
    },
  };
}

function issuedTokensOf(body: ResponseOf<typeof postToken>): Result<IssuedTokens, PortFailure> {
  const tokens = {
    accessToken: body.access_token,
    tokenType: body.token_type,
    refreshToken: body.refresh_token,
    expiresIn: body.expires_in,
    sessionId: body.session_id,
    idleLife: body.idle_expires_in && body.idle_expires_in * 1000,
  };
  if (!body.userInfo) return ok(tokens);
  const organisationId = parseCompanyId(body.userInfo.organisationId);
  if (!organisationId) return err({ kind: 'malformed', field: 'userInfo.organisationId' });
  const { userId, roles, name, email, mustSetUpSecondFactor } = body.userInfo;
  return ok({ ...tokens, userInfo: { userId, roles, organisationId, name, email, mustSetUpSecondFactor } });
}
