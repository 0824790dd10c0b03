import type { FastifyInstance } from 'fastify';
import { calls } from '../../../../contract/calls.ts';
import { openApiDocument } from '../../../../contract/openapi.ts';
import { getHealth, getOpenApi, getReady } from '../../../../contract/operations.ts';
import { err, ok } from '../../../../src/domain/shared/result.ts';
import { type CallContext, registerCall } from '../registerCall.ts';

export type Operations = {
  readonly version: string;
  /** What runs underneath, for people. */
  readonly engine: string;
  /** Resolves once the database answers. */
  ping(): Promise<void>;
};

export function operationRoutes(app: FastifyInstance, context: CallContext, operations: Operations): void {
  const document = openApiDocument(calls, operations.version);

  registerCall(app, context, getHealth, () => ok({ body: { status: 'ok' as const, version: operations.version } }));

  registerCall(app, context, getReady, async () => {
    try {
      await operations.ping();
      return ok({ body: { status: 'ready' as const, database: operations.engine } });
    } catch (error) {
      app.log.warn({ err: error }, 'database does not answer');
      return err({ kind: 'unavailable', retryAfterSeconds: 5 });
    }
  });

  registerCall(app, context, getOpenApi, () => ok({ body: document }));
}
