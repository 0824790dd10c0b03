import { httpUserGateway } from '../../infrastructure/users/httpUserGateway.ts';
import { UserGateway } from '../../application/users/UserGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function usersService(bind: Bind): void {
  provide(bind, UserGateway, [Http], httpUserGateway);
}
