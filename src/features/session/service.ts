import { httpOwnSessionsGateway } from '../../infrastructure/session/httpOwnSessionsGateway.ts';
import { httpPasswordGateway } from '../../infrastructure/session/httpPasswordGateway.ts';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import { BrowserPasskeys } from '../../application/session/BrowserPasskeys.ts';
import { OwnSessionsGateway } from '../../application/session/OwnSessionsGateway.ts';
import { PasswordGateway } from '../../application/session/PasswordGateway.ts';
import { SecondFactorGateway } from '../../application/session/SecondFactorGateway.ts';
import { SessionGateway } from '../../application/session/SessionGateway.ts';
import { TabSessions } from '../../application/session/TabSessions.ts';
import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { Env } from '../../infrastructure/env/Env.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { BroadcastTabSessions } from '../../infrastructure/session/BroadcastTabSessions.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { browserPasskeys } from '../../infrastructure/session/browserPasskeys.ts';
import { httpAppTokenGateway } from '../../infrastructure/session/httpAppTokenGateway.ts';
import { httpSecondFactorGateway } from '../../infrastructure/session/httpSecondFactorGateway.ts';
import { httpSessionGateway } from '../../infrastructure/session/httpSessionGateway.ts';

export function sessionService(bind: Bind): void {
  provide(bind, SessionGateway, [Http, Env, BrandingStore], (http, env, branding) =>
    httpSessionGateway(http, env.returnsProduct, () => branding.configuration?.rootOrgId),
  );
  provide(bind, OwnSessionsGateway, [Http], httpOwnSessionsGateway);
  provide(bind, PasswordGateway, [Http], httpPasswordGateway);
  provide(bind, BrowserPasskeys, [], () => browserPasskeys(globalThis));
  provide(bind, SecondFactorGateway, [Http], httpSecondFactorGateway);
  provide(bind, AppTokenGateway, [Http], httpAppTokenGateway);
  provide(bind, TabSessions, [LocalStorage], (storage) => new BroadcastTabSessions(storage));
}
