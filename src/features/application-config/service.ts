import { httpApplicationConfigGateway } from '../../infrastructure/application-config/httpApplicationConfigGateway.ts';
import { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function applicationConfigService(bind: Bind): void {
  provide(bind, ApplicationConfigGateway, [Http], httpApplicationConfigGateway);
}
