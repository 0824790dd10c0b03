import { AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import { AppTokens } from '../../application/session/AppTokens.ts';
import { RefreshSession } from '../../application/session/RefreshSession.ts';
import { SessionArchive } from '../../application/session/SessionArchive.ts';
import { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import { SessionGateway } from '../../application/session/SessionGateway.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { SignIn } from '../../application/session/SignIn.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { Env } from '../../infrastructure/env/Env.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function sessionModule(bind: Bind): void {
  provide(bind, SessionCredentials, [], () => new SessionCredentials());
  provide(bind, SessionArchive, [SessionStorage], (storage) => new SessionArchive(storage));
  provide(
    bind,
    SignIn,
    [SessionGateway, SessionCredentials, Env, Clock, ErrorReporter],
    (gateway, credentials, env, clock, reporter) =>
      new SignIn(gateway, credentials, { admin: env.adminRoles, merchant: env.merchantRoles }, clock, reporter),
  );
  provide(
    bind,
    AppTokens,
    [AppTokenGateway, SessionCredentials],
    (gateway, credentials) => new AppTokens(gateway, credentials),
  );
  provide(bind, RefreshSession, [SessionGateway, Clock], (gateway, clock) => new RefreshSession(gateway, clock));
  provide(
    bind,
    SessionStore,
    [SignIn, RefreshSession, SessionGateway, SessionCredentials, SessionArchive, Clock],
    (signIn, refresh, gateway, credentials, archive, clock) =>
      new SessionStore(signIn, refresh, gateway, credentials, archive, clock),
  );
}
