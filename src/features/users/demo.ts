import { StepUp } from '../../application/session/StepUp.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { UserGateway } from '../../application/users/UserGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { allowedRolesOf, Env } from '../../infrastructure/env/Env.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemoryUserGateway } from '../../infrastructure/users/inMemoryUserGateway.ts';

export function usersDemo(bind: Bind): void {
  provide(bind, UserGateway, [DemoService, Env, Clock, Ids, StepUp], (service, env, clock, ids, stepUp) =>
    inMemoryUserGateway(service, allowedRolesOf(env), clock, ids, stepUp),
  );
}
