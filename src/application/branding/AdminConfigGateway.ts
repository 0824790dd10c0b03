import type { AdminConfiguration } from '../../domain/branding/adminConfiguration.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export interface AdminConfigGateway {
  /** Reads the configuration of the owner with this id [CF-1]. */
  read(carrier: string, signal?: AbortSignal): Promise<Result<AdminConfiguration, PortFailure>>;
}
export const AdminConfigGateway = portToken<AdminConfigGateway>('AdminConfigGateway');
