import { makeAutoObservable, runInAction } from 'mobx';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { UserDraft } from '../../domain/users/invitation.ts';
import type { User } from '../../domain/users/user.ts';
import type { UserChange } from '../../domain/users/userWrites.ts';
import type { PortFailure } from '../shared/failure.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { CompanyUsers, Linked, PasswordLink, UserGateway, UsersPath } from './UserGateway.ts';

/** After these failures, the list is read again, because it is outdated or the write may have taken effect. */
const DOUBTFUL: ReadonlySet<PortFailure['kind']> = new Set(['stale', 'not-found', 'unreachable', 'timed-out']);

/** A resource: the users of one company. Writes take effect at once and update the list. */
export class UsersList {
  readonly #users: Resource<UsersPath, CompanyUsers>;
  readonly #gateway: UserGateway;
  readonly #company: UsersPath;
  readonly #busy = new Set<string>();

  constructor(gateway: UserGateway, company: UsersPath) {
    this.#gateway = gateway;
    this.#company = company;
    this.#users = new Resource((asked, signal) => gateway.list(asked, signal));
    makeAutoObservable(this);
  }

  get state(): ResourceState<CompanyUsers> {
    return this.#users.state;
  }

  isBusy(userId: string): boolean {
    return this.#busy.has(userId);
  }

  async load(): Promise<void> {
    await this.#users.reload(this.#company);
  }

  async invite(draft: UserDraft): Promise<Result<Linked, PortFailure>> {
    const invited = await this.#gateway.invite(this.#company, draft);
    this.#take(invited, (users) => (invited.ok ? [...users, invited.value.user] : users));
    return invited;
  }

  async change(user: User, change: UserChange): Promise<Result<User, PortFailure>> {
    return this.#during(user, async () => {
      const changed = await this.#gateway.change(this.#company, user, change);
      this.#take(changed, (users) =>
        users.map((each) => (changed.ok && each.userId === user.userId ? changed.value : each)),
      );
      return changed;
    });
  }

  async remove(user: User): Promise<Result<void, PortFailure>> {
    return this.#during(user, async () => {
      const removed = await this.#gateway.remove(this.#company, user);
      const removal = !removed.ok && removed.error.kind === 'not-found' ? ok(undefined) : removed;
      this.#take(removal, (users) => users.filter(({ userId }) => userId !== user.userId));
      return removal;
    });
  }

  async issueLink(user: User): Promise<Result<PasswordLink | undefined, PortFailure>> {
    return this.#during(user, async () => {
      const issued = await this.#gateway.issueLink(this.#company, user.userId);
      this.#take(issued, (users) => users);
      return issued;
    });
  }

  async #during<T>({ userId }: User, write: () => Promise<T>): Promise<T> {
    this.#busy.add(userId);
    try {
      return await write();
    } finally {
      runInAction(() => this.#busy.delete(userId));
    }
  }

  #take(answer: Result<unknown, PortFailure>, next: (users: readonly User[]) => readonly User[]): void {
    const { value } = this.#users;
    if (answer.ok && value) this.#users.set({ ...value, users: next(value.users) });
    if (!answer.ok && DOUBTFUL.has(answer.error.kind)) void this.load();
  }
}
