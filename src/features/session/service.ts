import { HttpOwnSessionsGateway } from '../../infrastructure/session/HttpOwnSessionsGateway.ts';
import { HttpPasswordGateway } from '../../infrastructure/session/HttpPasswordGateway.ts';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import { OwnSessionsGateway } from '../../application/session/OwnSessionsGateway.ts';
import { PasswordGateway } from '../../application/session/PasswordGateway.ts';
import { SessionGateway } from '../../application/session/SessionGateway.ts';
import { TabSessions } from '../../application/session/TabSessions.ts';
import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { Env } from '../../infrastructure/env/Env.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { BroadcastTabSessions } from '../../infrastructure/session/BroadcastTabSessions.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { HttpAppTokenGateway } from '../../infrastructure/session/HttpAppTokenGateway.ts';
import { HttpSessionGateway } from '../../infrastructure/session/HttpSessionGateway.ts';

export function sessionService(bind: Bind): void {
  provide(
    bind,
    SessionGateway,
    [Http, Env, BrandingStore],
    (http, env, branding) => new HttpSessionGateway(http, env.returnsProduct, () => branding.configuration?.rootOrgId),
  );
  provide(bind, OwnSessionsGateway, [Http], (http) => new HttpOwnSessionsGateway(http));
  provide(bind, PasswordGateway, [Http], (http) => new HttpPasswordGateway(http));
  provide(bind, AppTokenGateway, [Http], (http) => new HttpAppTokenGateway(http));
  provide(bind, TabSessions, [LocalStorage], (storage) => new BroadcastTabSessions(storage));
}
