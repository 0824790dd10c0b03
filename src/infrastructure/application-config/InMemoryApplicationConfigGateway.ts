import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type {
  ApplicationConfigGateway,
  ApplicationConfigPath,
} from '../../application/application-config/ApplicationConfigGateway.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { ApplicationConfig } from '../../domain/application-config/applicationConfig.ts';
import type { ImageFile } from '../../domain/application-config/logoImage.ts';
import { patchApplicationConfigOf } from '../../domain/application-config/patchApplicationConfigOf.ts';
import { configurationVersion } from '../../domain/company/configurationVersion.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryApplicationConfigGateway implements ApplicationConfigGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async create({ companyId }: ApplicationConfigPath, write: WriteContext): Promise<Result<void, PortFailure>> {
    return this.#service.edit(companyId, write, (document) =>
      document.applicationConfig
        ? err({ kind: 'rejected', status: 400 })
        : ok({ document: { ...document, applicationConfig: { version: '1.0', config: {} } }, answer: undefined }),
    );
  }

  /** The demo has nowhere to keep files: the image is its own address. */
  async uploadLogo(
    path: ApplicationConfigPath,
    { contentType, data }: ImageFile,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const logoImage = `data:${contentType};base64,${data}`;
    return this.#edit(path, write, (document) => ({ ...document, assets: { ...document.assets, logoImage } }));
  }

  async update(
    path: ApplicationConfigPath,
    patch: Partial<ApplicationConfig>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#edit(path, write, (document) => patchApplicationConfigOf(document, patch));
  }

  async publish(path: ApplicationConfigPath, write: WriteContext): Promise<Result<void, PortFailure>> {
    return this.#edit(path, write, (document) => document);
  }

  #edit(
    { companyId, version }: ApplicationConfigPath,
    write: WriteContext,
    edit: (document: MerchantConfigDocument) => MerchantConfigDocument,
  ): Result<void, PortFailure> {
    return this.#service.edit(companyId, write, (document) =>
      document.applicationConfig && configurationVersion(document.applicationConfig) === version
        ? ok({ document: edit(document), answer: undefined })
        : err({ kind: 'not-found' }),
    );
  }
}
