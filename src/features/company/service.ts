import { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import { CompanyGateway, type CompanyWrites } from '../../application/company/CompanyGateway.ts';
import { CompanyEvents } from '../../application/company/events/CompanyEvents.ts';
import { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connection } from '../../application/shared/Connection.ts';
import { LazyPart } from '../../application/shared/LazyPart.ts';
import { HttpCompanyReads } from '../../infrastructure/company/HttpCompanyReads.ts';
import { Env } from '../../infrastructure/env/Env.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { fetchedEvents } from '../../infrastructure/company/events/fetchedEvents.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function companyService(bind: Bind): void {
  provide(
    bind,
    CompanyGateway,
    [Http, SessionCredentials, Env, AnnouncedExtensions],
    (http, credentials, env, announced) => {
      const reads = new HttpCompanyReads(http, credentials, env.localMode === true, announced);
      // Only a publish writes: the script of that comes later.
      const writes = fetchedGateway<CompanyWrites>({ updateProducts: true, updateSettings: true }, async () => {
        const { HttpCompanyWrites } = await import('../../infrastructure/company/HttpCompanyWrites.ts');
        return new HttpCompanyWrites(http);
      });
      return { ...writes, read: (...asked) => reads.read(...asked) };
    },
  );
  provide(bind, CompanyEvents, [Env, SessionCredentials, Clock, Connection], ({ apiUrl = '' }, ...deps) =>
    fetchedEvents(new LazyPart(async () => (await import('./events.ts')).browserEvents(apiUrl, ...deps))),
  );
}
