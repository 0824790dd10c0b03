import { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { AddressLookupGateway } from '../../application/warehouses/AddressLookupGateway.ts';
import { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** No page is drawn with these: their script comes with the first call. */
export function warehousesService(bind: Bind): void {
  provide(bind, WarehouseGateway, [Http], (http) =>
    fetchedGateway<WarehouseGateway>(
      { create: true, update: true, remove: true, makeDefault: true, bind: true },
      async () => {
        const { HttpWarehouseGateway } = await import('../../infrastructure/warehouses/HttpWarehouseGateway.ts');
        return new HttpWarehouseGateway(http);
      },
    ),
  );
  provide(bind, AddressGateway, [Http], (http) =>
    fetchedGateway<AddressGateway>({ validate: true }, async () => {
      const { HttpAddressGateway } = await import('../../infrastructure/warehouses/HttpAddressGateway.ts');
      return new HttpAddressGateway(http);
    }),
  );
  provide(bind, AddressLookupGateway, [Http], (http) =>
    fetchedGateway<AddressLookupGateway>({ find: true, retrieve: true }, async () => {
      const { HttpAddressLookupGateway } = await import('../../infrastructure/warehouses/HttpAddressLookupGateway.ts');
      return new HttpAddressLookupGateway(http);
    }),
  );
}
