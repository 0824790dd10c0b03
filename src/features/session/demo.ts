import { AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import { OwnSessionsGateway } from '../../application/session/OwnSessionsGateway.ts';
import { PasswordGateway } from '../../application/session/PasswordGateway.ts';
import { SessionGateway } from '../../application/session/SessionGateway.ts';
import { TabSessions } from '../../application/session/TabSessions.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { InMemoryAppTokenGateway } from '../../infrastructure/session/InMemoryAppTokenGateway.ts';
import { InMemoryOwnSessionsGateway } from '../../infrastructure/session/InMemoryOwnSessionsGateway.ts';
import { InMemoryPasswordGateway } from '../../infrastructure/session/InMemoryPasswordGateway.ts';
import { InMemorySessionGateway } from '../../infrastructure/session/InMemorySessionGateway.ts';
import { InMemoryTabSessions } from '../../infrastructure/session/InMemoryTabSessions.ts';

export function sessionDemo(bind: Bind): void {
  provide(bind, SessionGateway, [DemoService], (service) => new InMemorySessionGateway(service));
  provide(bind, AppTokenGateway, [DemoService], (service) => new InMemoryAppTokenGateway(service));
  provide(bind, PasswordGateway, [DemoService], (service) => new InMemoryPasswordGateway(service));
  provide(bind, OwnSessionsGateway, [Clock], (clock) => new InMemoryOwnSessionsGateway(clock));
  // Sessions are not shared between tabs, because each tab of the demo has its own service.
  provide(bind, TabSessions, [], () => new InMemoryTabSessions());
}
