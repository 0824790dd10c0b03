import { httpWarehouseGateway } from '../../infrastructure/warehouses/httpWarehouseGateway.ts';
import { httpAddressGateway } from '../../infrastructure/warehouses/httpAddressGateway.ts';
import { httpAddressLookupGateway } from '../../infrastructure/warehouses/httpAddressLookupGateway.ts';
import { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { AddressLookupGateway } from '../../application/warehouses/AddressLookupGateway.ts';
import { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function warehousesService(bind: Bind): void {
  provide(bind, WarehouseGateway, [Http], httpWarehouseGateway);
  provide(bind, AddressGateway, [Http], httpAddressGateway);
  provide(bind, AddressLookupGateway, [Http], httpAddressLookupGateway);
}
