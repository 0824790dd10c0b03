import { UserGateway } from '../../application/users/UserGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function usersService(bind: Bind): void {
  provide(bind, UserGateway, [Http], (http) =>
    fetchedGateway<UserGateway>({ list: true, invite: true, change: true, remove: true, issueLink: true }, async () => {
      const { HttpUserGateway } = await import('../../infrastructure/users/HttpUserGateway.ts');
      return new HttpUserGateway(http);
    }),
  );
}
