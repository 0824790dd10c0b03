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
import type { Result } from '../../domain/shared/result.ts';
import { nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class HttpApplicationConfigGateway implements ApplicationConfigGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  create(path: ApplicationConfigPath, write: WriteContext): Promise<Result<void, PortFailure>> {
    return nothing(writeAt(this.#http, postApplicationConfig, path, { body: { config: {} } }, write));
  }

  uploadLogo(path: ApplicationConfigPath, image: ImageFile, write: WriteContext): Promise<Result<void, PortFailure>> {
    const body = { asset: 'logoImage', ...image } as BodyOf<typeof uploadApplicationImage>;
    return nothing(writeAt(this.#http, uploadApplicationImage, path, { body }, write));
  }

  update(
    path: ApplicationConfigPath,
    patch: Partial<ApplicationConfig>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return nothing(writeAt(this.#http, patchApplicationConfig, path, { body: patch }, write));
  }

  publish(path: ApplicationConfigPath, write: WriteContext): Promise<Result<void, PortFailure>> {
    return nothing(writeAt(this.#http, publishApplicationConfig, path, {}, write));
  }
}
