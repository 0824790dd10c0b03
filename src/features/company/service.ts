import { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { CompanyEvents } from '../../application/company/events/CompanyEvents.ts';
import { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connection } from '../../application/shared/Connection.ts';
import { httpCompanyEvents } from '../../infrastructure/company/events/httpCompanyEvents.ts';
import { pageAttention } from '../../infrastructure/company/events/EventsSurroundings.ts';
import { httpCompanyGateway } from '../../infrastructure/company/httpCompanyGateway.ts';
import { Env } from '../../infrastructure/env/Env.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function companyService(bind: Bind): void {
  provide(
    bind,
    CompanyGateway,
    [Http, SessionCredentials, Env, AnnouncedExtensions],
    (http, credentials, env, announced) => httpCompanyGateway(http, credentials, env.localMode === true, announced),
  );
  provide(
    bind,
    CompanyEvents,
    [Env, SessionCredentials, Clock, Connection],
    ({ apiUrl = '' }, credentials, clock, connection) =>
      httpCompanyEvents({
        line: { apiUrl, credentials, fetch: (...request) => fetch(...request) },
        clock,
        attention: pageAttention(document, connection),
        random: Math.random,
      }),
  );
}
