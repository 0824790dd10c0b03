import type { PasswordGateway } from '../../application/session/PasswordGateway.ts';
import type { CommonPasswords } from '../../application/shared/CommonPasswords.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { INVALID_LINK, WRONG_PASSWORD } from '../../domain/session/accountRules.ts';
import { refusalOfNewPassword } from '../../domain/session/newPassword.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { type DemoMember, hasPassword } from '../demo/DemoStaff.ts';

const COMMON = new Set(['password1', 'passw0rd', 'abcd1234', 'qwerty123', 'letmein1', 'welcome1']);

/** The demo knows only a few passwords, because a visitor sets a password only to try the page. */
const commonPasswords: CommonPasswords = { includes: (password) => COMMON.has(password.toLowerCase()) };

/** Passwords of the demo. Links cannot be created, because a link opens another tab, which has its own data. */
export const inMemoryPasswordGateway = (service: DemoService): PasswordGateway => ({
  async change(current, next) {
    const person = service.signedIn;
    const owner = service.merchant(person?.organisationId ?? '')?.configuration.carrier.rootOrgId ?? '';
    const message = refusalOf(service, owner, next, person);
    if (message !== undefined) return err({ kind: 'rejected', status: 400, message });
    if (!person || !hasPassword(person, current))
      return err({ kind: 'rejected', status: 400, message: WRONG_PASSWORD });
    service.staff.update(person.userId, { password: next, version: person.version + 1 });
    return ok(undefined);
  },
  requestLink: async () => err({ kind: 'not-found' }),
  async set({ password, rootOrgId }) {
    const message = refusalOf(service, rootOrgId, password) ?? INVALID_LINK;
    return err({ kind: 'rejected', status: 400, message });
  },
});

function refusalOf(service: DemoService, rootOrgId: string, password: string, person?: DemoMember) {
  const owner = service.owner(rootOrgId);
  const { carrierName = '', productName = '' } = (owner && service.adminConfig(owner.carrier)) ?? {};
  const { name = '', email = '', organisationId = '' } = person ?? {};
  return refusalOfNewPassword(password, {
    rules: service.accountRules(rootOrgId),
    isCommon: (each) => commonPasswords.includes(each),
    names: [name, email, organisationId, rootOrgId, carrierName, productName],
  });
}
