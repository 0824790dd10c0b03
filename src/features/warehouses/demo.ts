import { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { AddressLookupGateway } from '../../application/warehouses/AddressLookupGateway.ts';
import { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemoryAddressGateway } from '../../infrastructure/warehouses/inMemoryAddressGateway.ts';
import { inMemoryAddressLookupGateway } from '../../infrastructure/demo/inMemoryAddressLookupGateway.ts';
import { inMemoryWarehouseGateway } from '../../infrastructure/warehouses/inMemoryWarehouseGateway.ts';

export function warehousesDemo(bind: Bind): void {
  provide(bind, WarehouseGateway, [DemoService], inMemoryWarehouseGateway);
  provide(bind, AddressGateway, [DemoService], inMemoryAddressGateway);
  provide(bind, AddressLookupGateway, [], () => inMemoryAddressLookupGateway);
}
