import { httpCarrierGateway } from '../../infrastructure/carriers/httpCarrierGateway.ts';
import { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function carriersService(bind: Bind): void {
  provide(bind, CarrierGateway, [Http], httpCarrierGateway);
}
