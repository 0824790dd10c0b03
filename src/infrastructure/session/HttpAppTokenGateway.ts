import { postToken } from '../../../contract/session/token.ts';
import type { AppToken, AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { adminClientScopes } from '../../domain/session/scopes.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

export class HttpAppTokenGateway implements AppTokenGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  issue(sessionToken: string): Promise<Result<AppToken, PortFailure>> {
    const response = this.#http.send(
      postToken,
      {
        headers: { 'x-subject-token': sessionToken },
        body: { grant_type: 'client_credentials', scope: adminClientScopes.join(' ') },
      },
      // This call can be retried, because an unused second token does no harm.
      { isRepeatable: true },
    );
    return bodyAs(response, (body) => ({ tokenType: body.token_type, accessToken: body.access_token }));
  }
}
