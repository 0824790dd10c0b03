import { postToken } from '../../../contract/session/token.ts';
import type { AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import { adminClientScopes } from '../../domain/session/scopes.ts';
import { bodyAs } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

export const httpAppTokenGateway = (http: Http): AppTokenGateway => ({
  issue(sessionToken) {
    const response = http.send(
      postToken,
      {
        headers: { 'x-subject-token': sessionToken },
        body: { grant_type: 'client_credentials', scope: adminClientScopes.join(' ') },
      },
      // This call can be retried, because an unused second token does no harm.
      { isRepeatable: true },
    );
    return bodyAs(response, (body) => ({ tokenType: body.token_type, accessToken: body.access_token }));
  },
});
