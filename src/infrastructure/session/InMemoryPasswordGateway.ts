import type { LinkedPassword, PasswordGateway, PasswordOwner } from '../../application/session/PasswordGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { INVALID_LINK, WRONG_PASSWORD, passwordRuleOf } from '../../domain/session/accountRules.ts';
import { judge } from '../../domain/validation/validationRule.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { hasPassword } from '../demo/DemoStaff.ts';

/** Passwords of the demo. Links cannot be created, because a link opens another tab, which has its own data. */
export class InMemoryPasswordGateway implements PasswordGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async change(current: string, next: string): Promise<Result<void, PortFailure>> {
    const person = this.#service.signedIn;
    const owner = this.#service.merchant(person?.organisationId ?? '')?.configuration.carrier.rootOrgId ?? '';
    const message = judge(passwordRuleOf(this.#service.accountRules(owner)), next);
    if (message !== undefined) return err({ kind: 'rejected', status: 400, message });
    if (!person || !hasPassword(person, current))
      return err({ kind: 'rejected', status: 400, message: WRONG_PASSWORD });
    this.#service.staff.update(person.userId, { password: next, version: person.version + 1 });
    return ok(undefined);
  }

  async requestLink(): Promise<Result<void, PortFailure>> {
    return err({ kind: 'not-found' });
  }

  async set({ password, rootOrgId }: LinkedPassword): Promise<Result<PasswordOwner, PortFailure>> {
    const message = judge(passwordRuleOf(this.#service.accountRules(rootOrgId)), password) ?? INVALID_LINK;
    return err({ kind: 'rejected', status: 400, message });
  }
}
