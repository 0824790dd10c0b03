import { ContainerModule } from 'inversify';
import { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import { MerchantBrandGateway } from '../../application/branding/MerchantBrandGateway.ts';
import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { HistoryGateway } from '../../application/history/HistoryGateway.ts';
import { LocaleGateway } from '../../application/languages/LocaleGateway.ts';
import { MerchantDirectory } from '../../application/merchants/MerchantDirectory.ts';
import { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import { SessionGateway } from '../../application/session/SessionGateway.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { HttpAdminConfigGateway } from '../branding/HttpAdminConfigGateway.ts';
import { HttpMerchantBrandGateway } from '../branding/HttpMerchantBrandGateway.ts';
import { HttpCompanyGateway } from '../company/HttpCompanyGateway.ts';
import { Env } from '../env/Env.ts';
import { HttpHistoryGateway } from '../history/HttpHistoryGateway.ts';
import { Http } from '../http/Http.ts';
import { HttpLocaleGateway } from '../languages/HttpLocaleGateway.ts';
import { HttpMerchantDirectory } from '../merchants/HttpMerchantDirectory.ts';
import { HttpPublishGateway } from '../publishing/HttpPublishGateway.ts';
import { HttpReviewSessionGateway } from '../review-mode/HttpReviewSessionGateway.ts';
import { HttpAppTokenGateway } from '../session/HttpAppTokenGateway.ts';
import { HttpSessionGateway } from '../session/HttpSessionGateway.ts';
import { provide } from './provide.ts';

/** The gateways of the service composition: the contract's calls over whichever HTTP client is bound. */
export const httpGateways = new ContainerModule(({ bind }) => {
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
  provide(
    bind,
    MerchantBrandGateway,
    [Http, SessionCredentials],
    (http, credentials) => new HttpMerchantBrandGateway(http, credentials),
  );
  provide(bind, SessionGateway, [Http, Env], (http, env) => new HttpSessionGateway(http, env.returnsProduct));
  provide(bind, AppTokenGateway, [Http], (http) => new HttpAppTokenGateway(http));
  provide(bind, MerchantDirectory, [Http], (http) => new HttpMerchantDirectory(http));
  provide(bind, ReviewSessionGateway, [Http, Ids], (http, ids) => new HttpReviewSessionGateway(http, ids));
  provide(bind, PublishGateway, [Http], (http) => new HttpPublishGateway(http));
  provide(bind, HistoryGateway, [Http], (http) => new HttpHistoryGateway(http));
  provide(bind, LocaleGateway, [Http], (http) => new HttpLocaleGateway(http));
});
