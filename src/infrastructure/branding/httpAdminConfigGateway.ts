import { getAdminConfig, getLocalAdminConfig } from '../../../contract/branding/getAdminConfig.ts';
import type { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import { bodyAs } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';
import { adminConfigurationOf } from './adminConfigurationOf.ts';

export const httpAdminConfigGateway = (http: Http, isLocalMode: boolean): AdminConfigGateway => ({
  read(carrier, signal) {
    const call = isLocalMode ? getLocalAdminConfig : getAdminConfig;
    return bodyAs(http.send(call, { query: { carrier } }, { signal }), (body) => adminConfigurationOf(carrier, body));
  },
});
