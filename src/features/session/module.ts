import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import { AppTokens } from '../../application/session/AppTokens.ts';
import { BrowserPasskeys } from '../../application/session/BrowserPasskeys.ts';
import { OwnRights } from '../../application/session/OwnRights.ts';
import { OpenExternalSignIn } from '../../application/session/external/OpenExternalSignIn.ts';
import { SessionArchive } from '../../application/session/SessionArchive.ts';
import { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import { SessionGateway } from '../../application/session/SessionGateway.ts';
import { StepUp } from '../../application/session/StepUp.ts';
import { StepUpStore } from '../../application/session/StepUpStore.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { TabSessions } from '../../application/session/TabSessions.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { allowedRolesOf, Env } from '../../infrastructure/env/Env.ts';
import { sessionWork } from './sessionWork.ts';
import { provide, provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function sessionModule(bind: Bind): void {
  provideClass(bind, SessionCredentials, []);
  provideClass(bind, SessionArchive, [SessionStorage]);
  provideClass(bind, StepUpStore, [BrowserPasskeys]);
  provide(bind, StepUp, [StepUpStore], (store) => store);
  provide(bind, OwnRights, [SessionStore, Env], (sessions, env) => new OwnRights(sessions, allowedRolesOf(env)));
  provideClass(bind, AppTokens, [AppTokenGateway, SessionCredentials]);
  provide(bind, OpenExternalSignIn, [SessionStorage, Clock, BrandingStore], (storage, clock, branding) => async () => {
    const { externalSignIn } = await import('./externalSignIn.ts');
    return externalSignIn(storage, clock, branding);
  });
  provide(
    bind,
    SessionStore,
    [
      SessionGateway,
      BrowserPasskeys,
      SessionCredentials,
      SessionArchive,
      Clock,
      Env,
      TabSessions,
      ErrorReporter,
      OpenExternalSignIn,
    ],
    (gateway, passkeys, credentials, archive, clock, env, tabs, reporter, openExternal) => {
      const isAdmin = env.admin === true;
      const allowed = allowedRolesOf(env);
      const work = sessionWork(gateway, passkeys, allowed, isAdmin, tabs, clock, reporter, openExternal);
      return new SessionStore(credentials, archive, clock, work);
    },
  );
}
