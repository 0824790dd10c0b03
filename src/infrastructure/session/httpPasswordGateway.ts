import { putPassword } from '../../../contract/users/password.ts';
import { requestPasswordLink } from '../../../contract/users/passwordLinkRequest.ts';
import { changePassword } from '../../../contract/users/passwordChange.ts';
import type { PasswordGateway } from '../../application/session/PasswordGateway.ts';
import { parseSignInAddress } from '../../domain/session/signInAddress.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

export const httpPasswordGateway = (http: Http): PasswordGateway => ({
  change: (current, next) => nothing(http.send(changePassword, { body: { current, next } })),
  requestLink: (body) => nothing(http.send(requestPasswordLink, { body })),
  set: (linked) =>
    bodyAs(http.send(putPassword, { body: linked }), ({ organisationId, email, signInAt }) => ({
      organisationId,
      email,
      address: parseSignInAddress(signInAt),
    })),
});
