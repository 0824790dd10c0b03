import { ContainerModule } from 'inversify';
import { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { LocaleGateway } from '../../application/languages/LocaleGateway.ts';
import { MerchantDirectory } from '../../application/merchants/MerchantDirectory.ts';
import { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import { SessionGateway } from '../../application/session/SessionGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connection } from '../../application/shared/Connection.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { LocalStorage, SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { HttpAdminConfigGateway } from '../branding/HttpAdminConfigGateway.ts';
import { HttpCompanyGateway } from '../company/HttpCompanyGateway.ts';
import { Env } from '../env/Env.ts';
import { AxiosHttp } from '../http/AxiosHttp.ts';
import { Http } from '../http/Http.ts';
import { HttpLocaleGateway } from '../languages/HttpLocaleGateway.ts';
import { HttpMerchantDirectory } from '../merchants/HttpMerchantDirectory.ts';
import { BrowserConnection } from '../page/BrowserConnection.ts';
import { HttpPublishGateway } from '../publishing/HttpPublishGateway.ts';
import { HttpReviewSessionGateway } from '../review-mode/HttpReviewSessionGateway.ts';
import { HttpSessionGateway } from '../session/HttpSessionGateway.ts';
import { BrowserStorage } from '../storage/BrowserStorage.ts';
import { provide } from './provide.ts';

/** The adapters of the service composition: HTTP and the browser's storage. */
export const serviceAdapters = new ContainerModule(({ bind }) => {
  provide(bind, SessionStorage, [], () => new BrowserStorage(() => window.sessionStorage));
  provide(bind, LocalStorage, [], () => new BrowserStorage(() => window.localStorage));
  provide(bind, Http, [Env, SessionCredentials, Clock], (env, credentials, clock) => {
    const { apiUrl = '', rootApiUrl = '', clientKey, clientSecret = '' } = env;
    return new AxiosHttp({ apiUrl, rootApiUrl, clientKey, clientSecret }, credentials, clock, Math.random);
  });
  provide(
    bind,
    AdminConfigGateway,
    [Http, Env],
    (http, env) => new HttpAdminConfigGateway(http, env.localMode === true),
  );
  provide(
    bind,
    CompanyGateway,
    [Http, SessionCredentials, Env],
    (http, credentials, env) => new HttpCompanyGateway(http, credentials, env.localMode === true),
  );
  provide(bind, SessionGateway, [Http, Env], (http, env) => new HttpSessionGateway(http, env.returnsProduct));
  provide(bind, MerchantDirectory, [Http], (http) => new HttpMerchantDirectory(http));
  provide(bind, ReviewSessionGateway, [Http, Ids], (http, ids) => new HttpReviewSessionGateway(http, ids));
  provide(bind, PublishGateway, [Http], (http) => new HttpPublishGateway(http));
  provide(bind, LocaleGateway, [Http], (http) => new HttpLocaleGateway(http));
  provide(bind, Connection, [], () => new BrowserConnection(window));
});
