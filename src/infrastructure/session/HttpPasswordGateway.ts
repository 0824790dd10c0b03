import { putPassword } from '../../../contract/users/password.ts';
import { requestPasswordLink } from '../../../contract/users/passwordLinkRequest.ts';
import { changePassword } from '../../../contract/users/passwordChange.ts';
import type {
  LinkedPassword,
  PasswordGateway,
  PasswordOwner,
  RequestedLink,
} from '../../application/session/PasswordGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { parseSignInAddress } from '../../domain/session/signInAddress.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

export class HttpPasswordGateway implements PasswordGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  change(current: string, next: string): Promise<Result<void, PortFailure>> {
    return nothing(this.#http.send(changePassword, { body: { current, next } }));
  }

  requestLink(body: RequestedLink): Promise<Result<void, PortFailure>> {
    return nothing(this.#http.send(requestPasswordLink, { body }));
  }

  set(linked: LinkedPassword): Promise<Result<PasswordOwner, PortFailure>> {
    return bodyAs(this.#http.send(putPassword, { body: linked }), ({ organisationId, email, signInAt }) => ({
      organisationId,
      email,
      address: parseSignInAddress(signInAt),
    }));
  }
}
