import type { AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { DEMO_TOKEN } from './inMemorySessionGateway.ts';

export const inMemoryAppTokenGateway = (service: DemoService): AppTokenGateway => ({
  issue: async (sessionToken) =>
    sessionToken === DEMO_TOKEN && service.isAdminSignedIn
      ? ok({ tokenType: 'Bearer', accessToken: 'demo-app' })
      : err({ kind: 'unauthorized' }),
});
