import type { PasswordGateway } from '../../application/session/PasswordGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { WRONG_PASSWORD } from '../../domain/session/wrongPassword.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { passwordRules } from '../../domain/validation/rules/passwordRules.ts';
import { judge } from '../../domain/validation/validationRule.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryPasswordGateway implements PasswordGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async change(current: string, next: string): Promise<Result<void, PortFailure>> {
    const message = judge(passwordRules.password, next);
    if (message !== undefined) return err({ kind: 'rejected', status: 400, message });
    return this.#service.changePassword(current, next)
      ? ok(undefined)
      : err({ kind: 'rejected', status: 400, message: WRONG_PASSWORD });
  }
}
