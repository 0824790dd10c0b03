import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import { HttpCompanyGateway } from '../../infrastructure/company/HttpCompanyGateway.ts';
import { Env } from '../../infrastructure/env/Env.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function companyService(bind: Bind): void {
  provide(
    bind,
    CompanyGateway,
    [Http, SessionCredentials, Env],
    (http, credentials, env) => new HttpCompanyGateway(http, credentials, env.localMode === true),
  );
}
