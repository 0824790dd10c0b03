import { makeAutoObservable, runInAction } from 'mobx';
import type { CompanyPath } from '../company/CompanyPath.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { UserDraft } from '../../domain/users/invitation.ts';
import type { User } from '../../domain/users/user.ts';
import type { UserChange } from '../../domain/users/userWrites.ts';
import type { PortFailure } from '../shared/failure.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { CompanyUsers, Linked, PasswordLink, UserGateway } from './UserGateway.ts';

/** Failures after which the list is read again, because it is outdated or the write may have taken effect. */
const RELOADED_AFTER: ReadonlySet<PortFailure['kind']> = new Set(['stale', 'not-found', 'unreachable', 'timed-out']);

export class UsersList {
  readonly #users: Resource<CompanyPath, CompanyUsers>;
  readonly #gateway: UserGateway;
  readonly #company: CompanyPath;
  readonly #busyUserIds = new Set<string>();

  constructor(gateway: UserGateway, company: CompanyPath) {
    this.#gateway = gateway;
    this.#company = company;
    this.#users = new Resource((path, signal) => gateway.list(path, signal));
    makeAutoObservable(this);
  }

  get state(): ResourceState<CompanyUsers> {
    return this.#users.state;
  }

  isBusy(userId: string): boolean {
    return this.#busyUserIds.has(userId);
  }

  async load(): Promise<void> {
    await this.#users.reload(this.#company);
  }

  async invite(draft: UserDraft): Promise<Result<Linked, PortFailure>> {
    const invited = await this.#gateway.invite(this.#company, draft);
    this.#update(invited, (users) => (invited.ok ? [...users, invited.value.user] : users));
    return invited;
  }

  async change(user: User, change: UserChange): Promise<Result<User, PortFailure>> {
    return this.#exclusively(user, async () => {
      const changed = await this.#gateway.change(this.#company, user, change);
      this.#update(changed, (users) =>
        users.map((each) => (changed.ok && each.userId === user.userId ? changed.value : each)),
      );
      return changed;
    });
  }

  async remove(user: User): Promise<Result<void, PortFailure>> {
    return this.#exclusively(user, async () => {
      const removed = await this.#gateway.remove(this.#company, user);
      const removal = !removed.ok && removed.error.kind === 'not-found' ? ok(undefined) : removed;
      this.#update(removal, (users) => users.filter(({ userId }) => userId !== user.userId));
      return removal;
    });
  }

  async issueLink(user: User): Promise<Result<PasswordLink | undefined, PortFailure>> {
    return this.#exclusively(user, async () => {
      const issued = await this.#gateway.issueLink(this.#company, user.userId);
      this.#update(issued, (users) => users);
      return issued;
    });
  }

  async resetSecondFactor(user: User): Promise<Result<void, PortFailure>> {
    return this.#exclusively(user, async () => {
      const reset = await this.#gateway.resetSecondFactor(this.#company, user.userId);
      this.#update(reset, (users) =>
        users.map((each) => (each.userId === user.userId ? { ...each, hasSecondFactor: false } : each)),
      );
      return reset;
    });
  }

  async #exclusively<T>({ userId }: User, write: () => Promise<T>): Promise<T> {
    this.#busyUserIds.add(userId);
    try {
      return await write();
    } finally {
      runInAction(() => this.#busyUserIds.delete(userId));
    }
  }

  #update(answer: Result<unknown, PortFailure>, next: (users: readonly User[]) => readonly User[]): void {
    const { value } = this.#users;
    if (answer.ok && value) this.#users.set({ ...value, users: next(value.users) });
    if (!answer.ok && RELOADED_AFTER.has(answer.error.kind)) void this.load();
  }
}
