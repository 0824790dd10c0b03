import { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import { MerchantBrandGateway } from '../../application/branding/MerchantBrandGateway.ts';
import { InMemoryAdminConfigGateway } from '../../infrastructure/branding/InMemoryAdminConfigGateway.ts';
import { InMemoryMerchantBrandGateway } from '../../infrastructure/branding/InMemoryMerchantBrandGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function brandingDemo(bind: Bind): void {
  provide(bind, AdminConfigGateway, [DemoService], (service) => new InMemoryAdminConfigGateway(service));
  provide(bind, MerchantBrandGateway, [DemoService], (service) => new InMemoryMerchantBrandGateway(service));
}
