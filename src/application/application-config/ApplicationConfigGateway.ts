import type { ApplicationConfig } from '../../domain/application-config/applicationConfig.ts';
import type { ImageFile } from '../../domain/application-config/logoImage.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Whose application configuration: a merchant's, or the owner's own under its root organisation. */
export type ApplicationConfigPath = {
  readonly rootOrgId: string;
  readonly companyId: CompanyId;
  /** `1.0` unless the configuration says otherwise. */
  readonly version: string;
};

/** Asset management [API-1]. Repeating a call with its key changes nothing. */
export interface ApplicationConfigGateway {
  /** Begins an application configuration where there is none. */
  create(path: ApplicationConfigPath, write: WriteContext): Promise<Result<void, PortFailure>>;
  /** Puts an image in the place of the logo. */
  uploadLogo(path: ApplicationConfigPath, image: ImageFile, write: WriteContext): Promise<Result<void, PortFailure>>;
  /** Each part of `patch` is a JSON merge patch (RFC 7396). */
  update(
    path: ApplicationConfigPath,
    patch: Partial<ApplicationConfig>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
  publish(path: ApplicationConfigPath, write: WriteContext): Promise<Result<void, PortFailure>>;
}
export const ApplicationConfigGateway = portToken<ApplicationConfigGateway>('ApplicationConfigGateway');
