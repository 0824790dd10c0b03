import type { CompanyPath } from '../../application/company/CompanyPath.ts';
import {
  changeUser,
  inviteUser,
  issuePasswordLink,
  listUsers,
  removeUser,
  resetSecondFactor,
} from '../../../contract/users/users.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { PasswordLink, UserGateway } from '../../application/users/UserGateway.ts';
import type { User } from '../../domain/users/user.ts';
import { versionTag, type UserAim } from '../../domain/users/userWrites.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

type UserBody = ResponseOf<typeof listUsers>['users'][number];
type LinkBody = NonNullable<ResponseOf<typeof issuePasswordLink>['link']>;

export const httpUserGateway = (http: Http): UserGateway => ({
  list: (company, signal) =>
    bodyAs(http.send(listUsers, { params: paramsOf(company) }, { signal }), ({ users, roles }) => ({
      users: users.map(userOf),
      roles,
    })),
  invite: (company, draft) =>
    bodyAs(http.send(inviteUser, { params: paramsOf(company), body: draft }), ({ user, link }) => ({
      user: userOf(user),
      link: link && linkOf(link),
    })),
  change: (company, aim, change) =>
    bodyAs(http.send(changeUser, { ...aimOf(company, aim), body: change }), ({ user }) => userOf(user)),
  remove: (company, aim) => nothing(http.send(removeUser, aimOf(company, aim))),
  issueLink: (company, userId) =>
    bodyAs(
      http.send(issuePasswordLink, { params: { ...paramsOf(company), userId } }),
      (response) => response.link && linkOf(response.link),
    ),
  resetSecondFactor: (company, userId) =>
    nothing(http.send(resetSecondFactor, { params: { ...paramsOf(company), userId } })),
});

const paramsOf = ({ rootOrgId, companyId }: CompanyPath) => ({ rootOrgId, merchantId: companyId });

const aimOf = (company: CompanyPath, { userId, version }: UserAim) => ({
  params: { ...paramsOf(company), userId },
  headers: { 'if-match': versionTag(version) },
});

const userOf = ({ lastSignInAt, ...user }: UserBody): User => ({
  ...user,
  ...(lastSignInAt !== undefined && { lastSignInAt: Date.parse(lastSignInAt) }),
});

const linkOf = ({ address, expiresAt }: LinkBody): PasswordLink => ({ address, expiresAt: Date.parse(expiresAt) });
