import { HttpApplicationConfigGateway } from '../../infrastructure/application-config/HttpApplicationConfigGateway.ts';
import { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Binds the gateway. Its script is loaded on the first call, because only a publish needs it. */
export function applicationConfigService(bind: Bind): void {
  provide(bind, ApplicationConfigGateway, [Http], (http) => new HttpApplicationConfigGateway(http));
}
