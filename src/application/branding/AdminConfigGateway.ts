import type { AdminConfiguration } from '../../domain/branding/adminConfiguration.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export interface AdminConfigGateway {
  /** The owner's configuration by carrier [CF-1]. `signal` gives the question up: `unreachable`. */
  read(carrier: string, signal?: AbortSignal): Promise<Result<AdminConfiguration, PortFailure>>;
}
export const AdminConfigGateway = portToken<AdminConfigGateway>('AdminConfigGateway');
