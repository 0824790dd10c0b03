import { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import { MerchantBrandGateway } from '../../application/branding/MerchantBrandGateway.ts';
import { inMemoryAdminConfigGateway } from '../../infrastructure/branding/inMemoryAdminConfigGateway.ts';
import { inMemoryMerchantBrandGateway } from '../../infrastructure/branding/inMemoryMerchantBrandGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function brandingDemo(bind: Bind): void {
  provide(bind, AdminConfigGateway, [DemoService], inMemoryAdminConfigGateway);
  provide(bind, MerchantBrandGateway, [DemoService], inMemoryMerchantBrandGateway);
}
