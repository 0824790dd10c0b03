import { getCompanyStatus } from '../../../contract/company/companyStatus.ts';
import { postRevoke, postToken } from '../../../contract/session/token.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { IssuedTokens, SessionGateway, StaffCredentials } from '../../application/session/SessionGateway.ts';
import type { Tokens } from '../../application/session/SessionCredentials.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { parseCompanyId, type CompanyId } from '../../domain/company/companyId.ts';
import { staffScopes } from '../../domain/session/scopes.ts';
import type { ExternalTokenRequest } from '../../domain/session/tokenRequest.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { bodyAs, checked } from '../http/answer.ts';
import type { Http, RequestOf, SendOptions } from '../http/Http.ts';

export class HttpSessionGateway implements SessionGateway {
  readonly #http: Http;
  readonly #returnsProduct: string;
  readonly #owner: () => string | undefined;

  /** @param owner returns the id of the owner whose pages are shown */
  constructor(http: Http, returnsProduct: string, owner: () => string | undefined) {
    this.#owner = owner;
    this.#http = http;
    this.#returnsProduct = returnsProduct;
  }

  signIn({ username, password, organisationId }: StaffCredentials): Promise<Result<IssuedTokens, PortFailure>> {
    const scope = staffScopes.join(' ');
    return this.#issue({
      headers: {},
      body: { grant_type: 'staff_password', username, password, organisationId, scope, ...this.#ownerParameter() },
    });
  }

  signInBy(request: ExternalTokenRequest): Promise<Result<IssuedTokens, PortFailure>> {
    return this.#issue({ headers: {}, body: { ...request, ...this.#ownerParameter() } });
  }

  refresh(refreshToken: string): Promise<Result<IssuedTokens, PortFailure>> {
    // A failed refresh is retried immediately, because the service gives the same response to the replaced token only
    // for ten seconds. Using that token later would end the session.
    return this.#issue(
      { headers: {}, body: { grant_type: 'refresh_token', refresh_token: refreshToken } },
      { isRepeatable: true },
    );
  }

  /** Parameter that names the owner. Services that do not know this parameter ignore it (RFC 6749, section 3.2). */
  #ownerParameter(): { readonly rootOrgId?: string } {
    const rootOrgId = this.#owner();
    return rootOrgId === undefined ? {} : { rootOrgId };
  }

  #issue(request: RequestOf<typeof postToken>, options?: SendOptions): Promise<Result<IssuedTokens, PortFailure>> {
    return checked(this.#http.send(postToken, request, options), ({ body }) => issuedTokensOf(body));
  }

  async revoke(refreshToken: string): Promise<void> {
    await this.#http.send(postRevoke, { body: { token: refreshToken } });
  }

  isCompanyEnabled(companyId: CompanyId, tokens: Tokens): Promise<Result<boolean, PortFailure>> {
    const response = this.#http.send(
      getCompanyStatus,
      { query: { organisationId: companyId, returnsProduct: this.#returnsProduct } },
      { tokens },
    );
    return bodyAs(response, ({ companyEnabled }) => companyEnabled);
  }
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
  const { userId, roles, name, email } = body.userInfo;
  return ok({ ...tokens, userInfo: { userId, roles, organisationId, name, email } });
}
