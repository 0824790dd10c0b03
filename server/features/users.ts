import { putPassword } from '../../contract/users/password.ts';
import { requestPasswordLink } from '../../contract/users/passwordLinkRequest.ts';
import { changePassword } from '../../contract/users/passwordChange.ts';
import {
  changeUser,
  inviteUser,
  issuePasswordLink,
  listUsers,
  removeUser,
  resetSecondFactor,
} from '../../contract/users/users.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { OwnSessions } from '../application/session/OwnSessions.ts';
import { LaneQueue } from '../application/shared/LaneQueue.ts';
import { LinkLookup } from '../application/shared/LinkLookup.ts';
import { ChangePassword } from '../application/users/ChangePassword.ts';
import { EndSessionsOf } from '../application/users/EndSessionsOf.ts';
import { handOverLink } from '../application/users/LinkMails.ts';
import type { IssuedLink, LinkIssued } from '../application/users/issueLink.ts';
import { ManageUsers } from '../application/users/ManageUsers.ts';
import { RequestPasswordLink } from '../application/users/RequestPasswordLink.ts';
import { SetPassword } from '../application/users/SetPassword.ts';
import type { User } from '../../src/domain/users/user.ts';
import { companyRequest } from '../infrastructure/http/calls/companyRequest.ts';
import { DelayedRefusals } from '../infrastructure/http/DelayedRefusals.ts';
import type { ClientHeaders } from '../infrastructure/http/calls/registerCall.ts';
import { answered, done, serve } from '../infrastructure/http/calls/serve.ts';
import {
  Argon2PasswordVerifier,
  hashPassword,
  HASHING_LIMITS,
} from '../infrastructure/oauth/Argon2PasswordVerifier.ts';
import { languageFor } from '../infrastructure/page/languageOf.ts';
import { PostgresSignInThrottle } from '../infrastructure/postgres/session/PostgresSignInThrottle.ts';
import { PostgresPasswordLinks } from '../infrastructure/postgres/users/PostgresPasswordLinks.ts';
import type { ServerFeature } from './ServerFeature.ts';
import { instantOf } from '../application/shared/instantOf.ts';

export const users = {
  name: 'users',
  auditActions: [
    'user.invited',
    'user.changed',
    'user.removed',
    'user.erased',
    'user.link-issued',
    'second-factor.reset',
    'password.set',
    'password.changed',
    'password.refused',
    'password.link-requested',
    'password.link-refused',
  ],
  serves(core) {
    const endSessions = new EndSessionsOf(core.sessions, core.endSession, core.clock);
    const manage = new ManageUsers({ ...core, endSessions });
    const hashing = { queue: new LaneQueue({ ...HASHING_LIMITS, running: 1 }), hash: hashPassword };
    const throttle = new PostgresSignInThrottle(core.database);
    const setPassword = new SetPassword({
      ...core,
      ...hashing,
      endSessions,
      links: new PostgresPasswordLinks(core.database),
      lookUp: new LinkLookup('password-link', throttle, core.clock),
    });
    const refusals = new DelayedRefusals(core.refusalDelay ?? 0);
    const requestLink = new RequestPasswordLink({ ...core, throttle });
    const change = new ChangePassword({
      ...core,
      ...hashing,
      passwords: new Argon2PasswordVerifier(),
      throttle,
      ownSessions: new OwnSessions(core.sessions, core.endSession, core.clock),
    });
    const post = handOverLink(core.linkMails);
    /** Mails the link to its user, or returns it to the caller if it cannot be mailed. */
    const handOver = async (issued: LinkIssued, client: ClientHeaders) => {
      const link = await post(issued, languageFor(client));
      return link ? { link: linkBody(link) } : {};
    };
    return [
      serve(listUsers, async (request) => {
        const listed = await manage.list(companyRequest(request));
        if (!listed.ok) return listed;
        const { users: people, roles } = listed.value;
        return ok({ body: { users: people.map(userBody), roles: [...roles] } });
      }),
      serve(inviteUser, async (request) => {
        const invited = await manage.invite({ ...companyRequest(request), origin: request.origin }, request.body);
        if (!invited.ok) return invited;
        const link = await handOver(invited.value, request.client);
        return ok({ body: { user: userBody(invited.value.user), ...link } });
      }),
      serve(changeUser, async (request) => {
        const aim = { userId: request.params.userId, ifMatch: request.headers['if-match'], origin: request.origin };
        const changed = await manage.change({ ...companyRequest(request), ...aim }, request.body);
        return changed.ok ? ok({ body: { user: userBody(changed.value) } }) : changed;
      }),
      serve(removeUser, async (request) => {
        const aim = { userId: request.params.userId, ifMatch: request.headers['if-match'], origin: request.origin };
        return done(await manage.remove({ ...companyRequest(request), ...aim }));
      }),
      serve(issuePasswordLink, async (request) => {
        const aim = { userId: request.params.userId, origin: request.origin };
        const issued = await manage.issueLink({ ...companyRequest(request), ...aim });
        return issued.ok ? ok({ body: await handOver(issued.value, request.client) }) : issued;
      }),
      serve(resetSecondFactor, async (request) => {
        const aim = { userId: request.params.userId, origin: request.origin };
        const reset = await manage.resetSecondFactor({ ...companyRequest(request), ...aim });
        if (!reset.ok) return reset;
        if (reset.value) {
          const { tenant, user: person } = reset.value;
          const { rootOrgId, companyId: organisationId } = tenant;
          const kind = 'second-factor-reset' as const;
          const mail = { kind, rootOrgId, organisationId, person, languageFor: languageFor(request.client) };
          await core.linkMails?.notify(mail);
        }
        return ok({});
      }),
      serve(putPassword, async ({ body, origin }) =>
        answered(await refusals.holding(setPassword.execute(body, origin))),
      ),
      serve(requestPasswordLink, async ({ body, origin, client }) =>
        done(await requestLink.execute({ ...body, origin, languageFor: languageFor(client) })),
      ),
      serve(
        changePassword,
        async ({ principal, origin, body }) =>
          done(await change.execute({ principal, origin }, body.current, body.next)),
        { admits: ['second-factor-missing'] },
      ),
    ];
  },
  purge: ({ database, clock }) => new PostgresPasswordLinks(database).purge(clock.now()),
} satisfies ServerFeature;

const userBody = ({ lastSignInAt, roles, ...user }: User) => ({
  ...user,
  roles: [...roles],
  lastSignInAt: instantOf(lastSignInAt),
});

const linkBody = ({ expiresAt, ...link }: IssuedLink) => ({ ...link, expiresAt: instantOf(expiresAt) });
