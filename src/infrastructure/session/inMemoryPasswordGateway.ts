import type { PasswordGateway } from '../../application/session/PasswordGateway.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { INVALID_LINK, WRONG_PASSWORD, passwordRuleOf } from '../../domain/session/accountRules.ts';
import { judge } from '../../domain/validation/validationRule.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { hasPassword } from '../demo/DemoStaff.ts';

/** Passwords of the demo. Links cannot be created, because a link opens another tab, which has its own data. */
export const inMemoryPasswordGateway = (service: DemoService): PasswordGateway => ({
  async change(current, next) {
    const person = service.signedIn;
    const owner = service.merchant(person?.organisationId ?? '')?.configuration.carrier.rootOrgId ?? '';
    const message = judge(passwordRuleOf(service.accountRules(owner)), next);
    if (message !== undefined) return err({ kind: 'rejected', status: 400, message });
    if (!person || !hasPassword(person, current))
      return err({ kind: 'rejected', status: 400, message: WRONG_PASSWORD });
    service.staff.update(person.userId, { password: next, version: person.version + 1 });
    return ok(undefined);
  },
  requestLink: async () => err({ kind: 'not-found' }),
  async set({ password, rootOrgId }) {
    const message = judge(passwordRuleOf(service.accountRules(rootOrgId)), password) ?? INVALID_LINK;
    return err({ kind: 'rejected', status: 400, message });
  },
});
