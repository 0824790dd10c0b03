import { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { inMemoryApplicationConfigGateway } from '../../infrastructure/application-config/inMemoryApplicationConfigGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function applicationConfigDemo(bind: Bind): void {
  provide(bind, ApplicationConfigGateway, [DemoService], inMemoryApplicationConfigGateway);
}
