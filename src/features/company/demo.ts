import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { CompanyEvents } from '../../application/company/events/CompanyEvents.ts';
import { InMemoryCompanyEvents } from '../../infrastructure/company/events/InMemoryCompanyEvents.ts';
import { InMemoryCompanyGateway } from '../../infrastructure/company/InMemoryCompanyGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function companyDemo(bind: Bind): void {
  provide(bind, CompanyGateway, [DemoService], (service) => new InMemoryCompanyGateway(service));
  provide(bind, CompanyEvents, [DemoService], (service) => new InMemoryCompanyEvents(service));
}
