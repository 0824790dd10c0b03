import type { OpenExternalSignIn } from '../../application/session/external/OpenExternalSignIn.ts';
import type { BrowserPasskeys } from '../../application/session/BrowserPasskeys.ts';
import { IdleWatch } from '../../application/session/IdleWatch.ts';
import { RefreshSession } from '../../application/session/RefreshSession.ts';
import type { SessionGateway } from '../../application/session/SessionGateway.ts';
import type { SessionWork } from '../../application/session/SessionStore.ts';
import { SharedSession } from '../../application/session/SharedSession.ts';
import { SignIn } from '../../application/session/SignIn.ts';
import { SignOut } from '../../application/session/SignOut.ts';
import type { TabSessions } from '../../application/session/TabSessions.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import type { AllowedRoles } from '../../domain/session/role.ts';

export const sessionWork = (
  gateway: SessionGateway,
  passkeys: BrowserPasskeys,
  allowed: AllowedRoles,
  isAdminEnvironment: boolean,
  tabs: TabSessions,
  clock: Clock,
  reporter: ErrorReporter,
  openExternal: OpenExternalSignIn,
): SessionWork => ({
  signIn: new SignIn(gateway, passkeys, allowed, isAdminEnvironment, clock, reporter),
  share: (own) =>
    new SharedSession(own, tabs, new RefreshSession(gateway, clock), clock, new IdleWatch(own, tabs, gateway, clock)),
  signOut: (session) => new SignOut(gateway, openExternal).execute(session),
});
