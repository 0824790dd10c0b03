import { HttpCarrierGateway } from '../../infrastructure/carriers/HttpCarrierGateway.ts';
import { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Only a publish calls these: their script comes with the first call. */
export function carriersService(bind: Bind): void {
  provide(bind, CarrierGateway, [Http], (http) => new HttpCarrierGateway(http));
}
