import { Clock } from '../../application/shared/Clock.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { UserGateway } from '../../application/users/UserGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { Env } from '../../infrastructure/env/Env.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { InMemoryUserGateway } from '../../infrastructure/users/InMemoryUserGateway.ts';

export function usersDemo(bind: Bind): void {
  provide(bind, UserGateway, [DemoService, Env, Clock, Ids], (service, env, clock, ids) => {
    const allowed = { admin: env.adminRoles, merchant: env.merchantRoles, rights: env.roleRights };
    return new InMemoryUserGateway(service, allowed, clock, ids);
  });
}
