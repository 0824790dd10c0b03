import { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Only a publish calls these: their script comes with the first call. */
export function applicationConfigService(bind: Bind): void {
  provide(bind, ApplicationConfigGateway, [Http], (http) =>
    fetchedGateway<ApplicationConfigGateway>(
      { create: true, uploadLogo: true, update: true, publish: true },
      async () => {
        const { HttpApplicationConfigGateway } =
          await import('../../infrastructure/application-config/HttpApplicationConfigGateway.ts');
        return new HttpApplicationConfigGateway(http);
      },
    ),
  );
}
