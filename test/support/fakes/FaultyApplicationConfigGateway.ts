import type {
  ApplicationConfigGateway,
  ApplicationConfigPath,
} from '../../../src/application/application-config/ApplicationConfigGateway.ts';
import type { WriteContext } from '../../../src/application/company/CompanyGateway.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import type { ApplicationConfig } from '../../../src/domain/application-config/applicationConfig.ts';
import type { ImageFile } from '../../../src/domain/application-config/logoImage.ts';
import type { Result } from '../../../src/domain/shared/result.ts';
import type { Faults } from './Faults.ts';

type Answer = Promise<Result<void, PortFailure>>;

/** Asset management behind an unreliable network: its calls are `look:create`, `look:upload`, `look:update`, `look:publish`. */
export class FaultyApplicationConfigGateway implements ApplicationConfigGateway {
  readonly #inner: ApplicationConfigGateway;
  readonly #faults: Faults;

  constructor(inner: ApplicationConfigGateway, faults: Faults) {
    this.#inner = inner;
    this.#faults = faults;
  }

  create(path: ApplicationConfigPath, write: WriteContext): Answer {
    return this.#around('create', write, () => this.#inner.create(path, write));
  }

  uploadLogo(path: ApplicationConfigPath, image: ImageFile, write: WriteContext): Answer {
    return this.#around('upload', write, () => this.#inner.uploadLogo(path, image, write));
  }

  update(path: ApplicationConfigPath, patch: Partial<ApplicationConfig>, write: WriteContext): Answer {
    return this.#around('update', write, () => this.#inner.update(path, patch, write));
  }

  publish(path: ApplicationConfigPath, write: WriteContext): Answer {
    return this.#around('publish', write, () => this.#inner.publish(path, write));
  }

  #around(call: string, { idempotencyKey }: WriteContext, send: () => Answer): Answer {
    return this.#faults.around(`look:${call}`, idempotencyKey, send);
  }
}
