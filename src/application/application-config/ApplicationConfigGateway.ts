import type { ApplicationConfig } from '../../domain/application-config/applicationConfig.ts';
import type { ImageFile } from '../../domain/application-config/logoImage.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { CompanyPath } from '../company/CompanyPath.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Path of the application configuration of a merchant, or of the owner's root organisation. */
export type ApplicationConfigPath = CompanyPath & {
  /** Version of the configuration; `1.0` if it has none. */
  readonly version: string;
};

/** Calls of the asset management [API-1]. They are idempotent by their key. */
export interface ApplicationConfigGateway {
  create(path: ApplicationConfigPath, write: WriteContext): Promise<Result<void, PortFailure>>;
  uploadLogo(path: ApplicationConfigPath, image: ImageFile, write: WriteContext): Promise<Result<void, PortFailure>>;
  /** Changes the configuration. Each part of `patch` is a JSON merge patch (RFC 7396). */
  update(
    path: ApplicationConfigPath,
    patch: Partial<ApplicationConfig>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
  publish(path: ApplicationConfigPath, write: WriteContext): Promise<Result<void, PortFailure>>;
}
export const ApplicationConfigGateway = portToken<ApplicationConfigGateway>('ApplicationConfigGateway');
