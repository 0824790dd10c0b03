import { getAdminConfig, getLocalAdminConfig } from '../../../contract/branding/getAdminConfig.ts';
import type { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { AdminConfiguration } from '../../domain/branding/adminConfiguration.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';
import { adminConfigurationOf } from './adminConfigurationOf.ts';

export class HttpAdminConfigGateway implements AdminConfigGateway {
  readonly #http: Http;
  readonly #isLocalMode: boolean;

  constructor(http: Http, isLocalMode: boolean) {
    this.#http = http;
    this.#isLocalMode = isLocalMode;
  }

  read(carrier: string, signal?: AbortSignal): Promise<Result<AdminConfiguration, PortFailure>> {
    const call = this.#isLocalMode ? getLocalAdminConfig : getAdminConfig;
    return bodyAs(this.#http.send(call, { query: { carrier } }, { signal }), (body) =>
      adminConfigurationOf(carrier, body),
    );
  }
}
