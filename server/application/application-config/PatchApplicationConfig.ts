import type { ApplicationConfig } from '../../../src/domain/application-config/applicationConfig.ts';
import { patchApplicationConfigOf } from '../../../src/domain/application-config/patchApplicationConfigOf.ts';
import type { CompilePattern } from '../../../src/domain/validation/patterns/patternEngine.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { missingVersion, type ApplicationConfigRequest } from './ApplicationConfigRequest.ts';
import { recordedChanges } from './recordedChanges.ts';
import { refuseApplicationConfig } from './refuseApplicationConfig.ts';

export type PatchApplicationConfigRequest = ApplicationConfigRequest & { readonly patch: Partial<ApplicationConfig> };

/** Changes of an application configuration (source, section 7), as JSON merge patches on its parts. */
export class PatchApplicationConfig {
  readonly #configuration: EditConfiguration;
  readonly #compile: CompilePattern;

  constructor(configuration: EditConfiguration, compile: CompilePattern) {
    this.#configuration = configuration;
    this.#compile = compile;
  }

  execute(request: PatchApplicationConfigRequest): Promise<Result<void, ServiceFailure>> {
    const { patch, version } = request;
    return this.#configuration.execute(request, 'application-config.updated', (document) => {
      const missing = missingVersion(document, version);
      if (missing) return err(missing);
      const patched = patchApplicationConfigOf(document, patch);
      const refused = refuseApplicationConfig(document, patched, this.#compile);
      if (refused) return err(refused);
      const changes = recordedChanges(document, patched);
      return ok({ document: patched, changes, detail: { keys: changes.map(({ key }) => key) }, answer: undefined });
    });
  }
}
