import type { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { adminConfigurationOf } from './adminConfigurationOf.ts';

export const inMemoryAdminConfigGateway = (service: DemoService): AdminConfigGateway => ({
  async read(carrier) {
    const document = service.adminConfig(carrier);
    return document ? ok(adminConfigurationOf(carrier, document)) : err({ kind: 'not-found' });
  },
});
