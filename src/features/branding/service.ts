import { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import { MerchantBrandGateway } from '../../application/branding/MerchantBrandGateway.ts';
import { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import { httpAdminConfigGateway } from '../../infrastructure/branding/httpAdminConfigGateway.ts';
import { httpMerchantBrandGateway } from '../../infrastructure/branding/httpMerchantBrandGateway.ts';
import { Env } from '../../infrastructure/env/Env.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function brandingService(bind: Bind): void {
  provide(bind, AdminConfigGateway, [Http, Env], (http, env) => httpAdminConfigGateway(http, env.localMode === true));
  provide(bind, MerchantBrandGateway, [Http, SessionCredentials], httpMerchantBrandGateway);
}
