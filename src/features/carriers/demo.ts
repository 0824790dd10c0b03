import { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { InMemoryCarrierGateway } from '../../infrastructure/carriers/InMemoryCarrierGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function carriersDemo(bind: Bind): void {
  provide(bind, CarrierGateway, [DemoService], (service) => new InMemoryCarrierGateway(service));
}
