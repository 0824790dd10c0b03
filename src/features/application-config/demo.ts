import { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { InMemoryApplicationConfigGateway } from '../../infrastructure/application-config/InMemoryApplicationConfigGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function applicationConfigDemo(bind: Bind): void {
  provide(bind, ApplicationConfigGateway, [DemoService], (service) => new InMemoryApplicationConfigGateway(service));
}
