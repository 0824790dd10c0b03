import type {
  ApplicationConfigGateway,
  ApplicationConfigPath,
} from '../../application/application-config/ApplicationConfigGateway.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { ApplicationConfig } from '../../domain/application-config/applicationConfig.ts';
import type { ImageFile } from '../../domain/application-config/logoImage.ts';
import {
  createApplicationConfig,
  updateApplicationConfig,
  placeLogo,
  publishApplicationConfig,
} from '../../domain/application-config/writes/applicationConfigWrites.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryApplicationConfigGateway implements ApplicationConfigGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async create({ companyId }: ApplicationConfigPath, write: WriteContext): Promise<Result<void, PortFailure>> {
    const compile = await this.#service.loadPatterns();
    return compile.ok ? this.#service.write(companyId, createApplicationConfig(compile.value), {}, write) : compile;
  }

  /** Stores the data URL of the image, because the demo cannot store or decode files. */
  async uploadLogo(
    { companyId, version }: ApplicationConfigPath,
    { contentType, data }: ImageFile,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const logoImage = `data:${contentType};base64,${data}`;
    return this.#service.write(companyId, placeLogo, { version, logoImage }, write);
  }

  async update(
    { companyId, version }: ApplicationConfigPath,
    patch: Partial<ApplicationConfig>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const compile = await this.#service.loadPatterns();
    if (!compile.ok) return compile;
    return this.#service.write(companyId, updateApplicationConfig(compile.value), { version, patch }, write, patch);
  }

  async publish(
    { companyId, version }: ApplicationConfigPath,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.write(companyId, publishApplicationConfig, { version }, write);
  }
}
