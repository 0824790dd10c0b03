import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { CompanyEvents } from '../../application/company/events/CompanyEvents.ts';
import { inMemoryCompanyEvents } from '../../infrastructure/company/events/inMemoryCompanyEvents.ts';
import { inMemoryCompanyGateway } from '../../infrastructure/company/inMemoryCompanyGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function companyDemo(bind: Bind): void {
  provide(bind, CompanyGateway, [DemoService], inMemoryCompanyGateway);
  provide(bind, CompanyEvents, [DemoService], inMemoryCompanyEvents);
}
