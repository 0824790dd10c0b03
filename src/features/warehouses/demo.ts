import { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { AddressLookupGateway } from '../../application/warehouses/AddressLookupGateway.ts';
import { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { InMemoryAddressGateway } from '../../infrastructure/warehouses/InMemoryAddressGateway.ts';
import { InMemoryAddressLookupGateway } from '../../infrastructure/warehouses/InMemoryAddressLookupGateway.ts';
import { InMemoryWarehouseGateway } from '../../infrastructure/warehouses/InMemoryWarehouseGateway.ts';

export function warehousesDemo(bind: Bind): void {
  provide(bind, WarehouseGateway, [DemoService], (service) => new InMemoryWarehouseGateway(service));
  provide(bind, AddressGateway, [DemoService], (service) => new InMemoryAddressGateway(service));
  provide(bind, AddressLookupGateway, [], () => new InMemoryAddressLookupGateway());
}
