import { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { inMemoryCarrierGateway } from '../../infrastructure/carriers/inMemoryCarrierGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function carriersDemo(bind: Bind): void {
  provide(bind, CarrierGateway, [DemoService], inMemoryCarrierGateway);
}
