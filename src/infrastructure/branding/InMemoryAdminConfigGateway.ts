import type { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { AdminConfiguration } from '../../domain/branding/adminConfiguration.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { adminConfigurationOf } from './adminConfigurationOf.ts';

export class InMemoryAdminConfigGateway implements AdminConfigGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async read(carrier: string): Promise<Result<AdminConfiguration, PortFailure>> {
    const document = this.#service.adminConfig(carrier);
    return document ? ok(adminConfigurationOf(carrier, document)) : err({ kind: 'not-found' });
  }
}
