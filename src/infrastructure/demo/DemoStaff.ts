import { preparedPassword } from '../../domain/session/accountRules.ts';
import { addressKey } from '../../domain/users/addressKey.ts';
import type { SampleData, SampleStaff } from '../../../sample/SampleData.ts';
import type { User } from '../../domain/users/user.ts';

/** User of the demo. An invited user has no password yet. */
export type DemoMember = User & { readonly organisationId: string; readonly password?: string | undefined };

const memberOf = ({ enabled, lastSignInAt, ...staff }: SampleStaff): DemoMember => ({
  ...staff,
  enabled: enabled ?? true,
  hasPassword: staff.password !== undefined,
  ...(lastSignInAt !== undefined && { lastSignInAt: Date.parse(lastSignInAt) }),
  version: 1,
});

export class DemoStaff {
  #members: readonly DemoMember[];

  constructor({ owners }: SampleData) {
    this.#members = owners.flatMap(({ staff, merchants }) =>
      [...staff, ...merchants.flatMap((merchant) => merchant.staff)].map(memberOf),
    );
  }

  of(organisationId: string): readonly User[] {
    return this.#members.filter((member) => member.organisationId === organisationId).map(userOf);
  }

  named(username: string, organisationIds: readonly string[]): readonly DemoMember[] {
    const name = addressKey(username);
    return this.#members.filter(
      ({ organisationId, email, enabled }) =>
        enabled && name !== undefined && organisationIds.includes(organisationId) && addressKey(email) === name,
    );
  }

  member(userId: string): DemoMember | undefined {
    return this.#members.find((member) => member.userId === userId);
  }

  add(organisationId: string, user: User): void {
    this.#members = [...this.#members, { ...user, organisationId }];
  }

  /** Updates a user. The caller must increment `version`. */
  update(userId: string, part: Partial<DemoMember>): void {
    this.#members = this.#members.map((member) => (member.userId === userId ? { ...member, ...part } : member));
  }

  remove(userId: string): void {
    this.#members = this.#members.filter((member) => member.userId !== userId);
  }
}

const userOf = ({ organisationId: _organisation, password: _password, ...user }: DemoMember): User => user;

export const hasPassword = ({ password }: DemoMember, typed: string): boolean =>
  password !== undefined && preparedPassword(password) === preparedPassword(typed);
