import { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Only a publish calls these: their script comes with the first call. */
export function carriersService(bind: Bind): void {
  provide(bind, CarrierGateway, [Http], (http) =>
    fetchedGateway<CarrierGateway>({ replace: true }, async () => {
      const { HttpCarrierGateway } = await import('../../infrastructure/carriers/HttpCarrierGateway.ts');
      return new HttpCarrierGateway(http);
    }),
  );
}
