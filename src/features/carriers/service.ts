import { HttpCarrierGateway } from '../../infrastructure/carriers/HttpCarrierGateway.ts';
import { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Binds the gateway. Its script is loaded on the first call, because only a publish needs it. */
export function carriersService(bind: Bind): void {
  provide(bind, CarrierGateway, [Http], (http) => new HttpCarrierGateway(http));
}
