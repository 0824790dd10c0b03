import { addressKey } from '../../domain/users/addressKey.ts';
import type { SampleData, SampleStaff } from '../../../sample/SampleData.ts';
import type { User } from '../../domain/users/user.ts';

/** Somebody of an organisation of the demo; whoever was invited has no password. */
export type DemoMember = User & { readonly organisationId: string; readonly password?: string | undefined };

const memberOf = ({ enabled, lastSignInAt, ...staff }: SampleStaff): DemoMember => ({
  ...staff,
  enabled: enabled ?? true,
  hasPassword: staff.password !== undefined,
  ...(lastSignInAt !== undefined && { lastSignInAt: Date.parse(lastSignInAt) }),
  version: 1,
});

/** Who may sign in to the demo: the sample's people, and who was invited since. */
export class DemoStaff {
  #members: readonly DemoMember[];

  constructor({ owners }: SampleData) {
    this.#members = owners.flatMap(({ staff, merchants }) =>
      [...staff, ...merchants.flatMap((merchant) => merchant.staff)].map(memberOf),
    );
  }

  /** The people of an organisation. */
  of(organisationId: string): readonly User[] {
    return this.#members.filter((member) => member.organisationId === organisationId).map(userOf);
  }

  /** Who may sign in to one of these organisations by this name. */
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

  /** Changes what is named of a person; their version is the caller's matter. */
  update(userId: string, part: Partial<DemoMember>): void {
    this.#members = this.#members.map((member) => (member.userId === userId ? { ...member, ...part } : member));
  }

  remove(userId: string): void {
    this.#members = this.#members.filter((member) => member.userId !== userId);
  }
}

const userOf = ({ organisationId: _organisation, password: _password, ...user }: DemoMember): User => user;
