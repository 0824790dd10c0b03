import type { AdminConfiguration } from '../../domain/branding/adminConfiguration.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export interface AdminConfigGateway {
  /** Configuration of the owner with this carrier id [CF-1]. */
  read(carrier: string, signal?: AbortSignal): Promise<Result<AdminConfiguration, PortFailure>>;
}
export const AdminConfigGateway = portToken<AdminConfigGateway>('AdminConfigGateway');
