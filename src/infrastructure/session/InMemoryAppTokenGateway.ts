import type { AppToken, AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { DEMO_TOKEN } from './InMemorySessionGateway.ts';

export class InMemoryAppTokenGateway implements AppTokenGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async issue(sessionToken: string): Promise<Result<AppToken, PortFailure>> {
    return sessionToken === DEMO_TOKEN && this.#service.isAdminSignedIn
      ? ok({ tokenType: 'Bearer', accessToken: 'demo-app' })
      : err({ kind: 'unauthorized' });
  }
}
