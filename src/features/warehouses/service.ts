import { HttpWarehouseGateway } from '../../infrastructure/warehouses/HttpWarehouseGateway.ts';
import { HttpAddressGateway } from '../../infrastructure/warehouses/HttpAddressGateway.ts';
import { HttpAddressLookupGateway } from '../../infrastructure/warehouses/HttpAddressLookupGateway.ts';
import { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { AddressLookupGateway } from '../../application/warehouses/AddressLookupGateway.ts';
import { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Binds the gateways. Their scripts are loaded on the first call, because rendering a page does not need them. */
export function warehousesService(bind: Bind): void {
  provide(bind, WarehouseGateway, [Http], (http) => new HttpWarehouseGateway(http));
  provide(bind, AddressGateway, [Http], (http) => new HttpAddressGateway(http));
  provide(bind, AddressLookupGateway, [Http], (http) => new HttpAddressLookupGateway(http));
}
