import { AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import { BrowserPasskeys } from '../../application/session/BrowserPasskeys.ts';
import { OwnSessionsGateway } from '../../application/session/OwnSessionsGateway.ts';
import { PasswordGateway } from '../../application/session/PasswordGateway.ts';
import { SecondFactorGateway } from '../../application/session/SecondFactorGateway.ts';
import { SessionGateway } from '../../application/session/SessionGateway.ts';
import { StepUp } from '../../application/session/StepUp.ts';
import { TabSessions } from '../../application/session/TabSessions.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemoryAppTokenGateway } from '../../infrastructure/session/inMemoryAppTokenGateway.ts';
import { inMemoryOwnSessionsGateway } from '../../infrastructure/session/inMemoryOwnSessionsGateway.ts';
import { inMemoryPasswordGateway } from '../../infrastructure/session/inMemoryPasswordGateway.ts';
import { inMemorySecondFactorGateway } from '../../infrastructure/session/inMemorySecondFactorGateway.ts';
import { inMemorySessionGateway } from '../../infrastructure/session/inMemorySessionGateway.ts';
import { InMemoryTabSessions } from '../../infrastructure/session/InMemoryTabSessions.ts';
import { simulatedPasskeys } from '../../infrastructure/session/simulatedPasskeys.ts';

export function sessionDemo(bind: Bind): void {
  provide(bind, SessionGateway, [DemoService, Ids], inMemorySessionGateway);
  provide(bind, SecondFactorGateway, [DemoService, StepUp, Ids], inMemorySecondFactorGateway);
  provide(bind, BrowserPasskeys, [Ids], simulatedPasskeys);
  provide(bind, AppTokenGateway, [DemoService], inMemoryAppTokenGateway);
  provide(bind, PasswordGateway, [DemoService], inMemoryPasswordGateway);
  provide(bind, OwnSessionsGateway, [DemoService, StepUp, Clock], inMemoryOwnSessionsGateway);
  // Sessions are not shared between tabs, because each tab of the demo has its own service.
  provide(bind, TabSessions, [], () => new InMemoryTabSessions());
}
