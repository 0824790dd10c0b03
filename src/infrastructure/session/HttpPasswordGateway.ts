import { changePassword } from '../../../contract/users/passwordChange.ts';
import type { PasswordGateway } from '../../application/session/PasswordGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import { nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

export class HttpPasswordGateway implements PasswordGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  change(current: string, next: string): Promise<Result<void, PortFailure>> {
    return nothing(this.#http.send(changePassword, { body: { current, next } }));
  }
}
