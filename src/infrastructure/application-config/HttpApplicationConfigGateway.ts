import {
  patchApplicationConfig,
  postApplicationConfig,
  publishApplicationConfig,
  uploadApplicationImage,
} from '../../../contract/application-config/assetManagement.ts';
import type { BodyOf } from '../../../contract/call.ts';
import type {
  ApplicationConfigGateway,
  ApplicationConfigPath,
} from '../../application/application-config/ApplicationConfigGateway.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { ApplicationConfig } from '../../domain/application-config/applicationConfig.ts';
import type { ImageFile } from '../../domain/application-config/logoImage.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Http } from '../http/Http.ts';
import { writeHeaders } from '../http/writeHeaders.ts';

type Answer = Result<unknown, PortFailure>;

const homeOf = ({ rootOrgId, companyId }: ApplicationConfigPath) => ({ root: rootOrgId, merchant: companyId });
const paramsOf = (path: ApplicationConfigPath) => ({ ...homeOf(path), version: path.version });
const done = (answer: Answer): Result<void, PortFailure> => (answer.ok ? ok(undefined) : answer);

export class HttpApplicationConfigGateway implements ApplicationConfigGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async create(path: ApplicationConfigPath, write: WriteContext): Promise<Result<void, PortFailure>> {
    const request = { params: homeOf(path), headers: writeHeaders(write), body: { config: {} } };
    return done(await this.#http.send(postApplicationConfig, request));
  }

  async uploadLogo(
    path: ApplicationConfigPath,
    image: ImageFile,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const body = { asset: 'logoImage', ...image } as BodyOf<typeof uploadApplicationImage>;
    return done(
      await this.#http.send(uploadApplicationImage, { params: paramsOf(path), headers: writeHeaders(write), body }),
    );
  }

  async update(
    path: ApplicationConfigPath,
    patch: Partial<ApplicationConfig>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const request = { params: paramsOf(path), headers: writeHeaders(write), body: patch };
    return done(await this.#http.send(patchApplicationConfig, request));
  }

  async publish(path: ApplicationConfigPath, write: WriteContext): Promise<Result<void, PortFailure>> {
    const request = { params: paramsOf(path), headers: writeHeaders(write) };
    return done(await this.#http.send(publishApplicationConfig, request));
  }
}
