import { changeUser, inviteUser, issuePasswordLink, listUsers, removeUser } from '../../../contract/users/users.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type {
  CompanyUsers,
  Linked,
  PasswordLink,
  UserGateway,
  UsersPath,
} from '../../application/users/UserGateway.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { UserDraft } from '../../domain/users/invitation.ts';
import type { User } from '../../domain/users/user.ts';
import { versionTag, type UserAim, type UserChange } from '../../domain/users/userWrites.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

type UserBody = ResponseOf<typeof listUsers>['users'][number];
type LinkBody = NonNullable<ResponseOf<typeof issuePasswordLink>['link']>;

export class HttpUserGateway implements UserGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  list(company: UsersPath, signal?: AbortSignal): Promise<Result<CompanyUsers, PortFailure>> {
    return bodyAs(this.#http.send(listUsers, { params: paramsOf(company) }, { signal }), ({ users, roles }) => ({
      users: users.map(userOf),
      roles,
    }));
  }

  invite(company: UsersPath, draft: UserDraft): Promise<Result<Linked, PortFailure>> {
    return bodyAs(this.#http.send(inviteUser, { params: paramsOf(company), body: draft }), ({ user, link }) => ({
      user: userOf(user),
      link: link && linkOf(link),
    }));
  }

  change(company: UsersPath, aim: UserAim, change: UserChange): Promise<Result<User, PortFailure>> {
    return bodyAs(this.#http.send(changeUser, { ...aimOf(company, aim), body: change }), ({ user }) => userOf(user));
  }

  remove(company: UsersPath, aim: UserAim): Promise<Result<void, PortFailure>> {
    return nothing(this.#http.send(removeUser, aimOf(company, aim)));
  }

  issueLink(company: UsersPath, userId: string): Promise<Result<PasswordLink | undefined, PortFailure>> {
    return bodyAs(
      this.#http.send(issuePasswordLink, { params: { ...paramsOf(company), userId } }),
      (response) => response.link && linkOf(response.link),
    );
  }
}

const paramsOf = ({ rootOrgId, companyId }: UsersPath) => ({ rootOrgId, merchantId: companyId });

const aimOf = (company: UsersPath, { userId, version }: UserAim) => ({
  params: { ...paramsOf(company), userId },
  headers: { 'if-match': versionTag(version) },
});

const userOf = ({ lastSignInAt, ...user }: UserBody): User => ({
  ...user,
  ...(lastSignInAt !== undefined && { lastSignInAt: Date.parse(lastSignInAt) }),
});

const linkOf = ({ address, expiresAt }: LinkBody): PasswordLink => ({ address, expiresAt: Date.parse(expiresAt) });
