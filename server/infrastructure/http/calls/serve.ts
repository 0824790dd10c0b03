import type { FastifyInstance } from 'fastify';
import type { Call } from '../../../../contract/call.ts';
import { registerCall, type CallContext, type CallHandler, type CallOptions } from './registerCall.ts';
import { ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { ConfigurationWrite, EditConfiguration } from '../../../application/publishing/EditConfiguration.ts';
import { writeRequest, type WriteRequest } from './companyRequest.ts';

/** A call with its handler. Hides the type of the call, because no type covers all calls. */
export type Served = {
  readonly call: Call;
  readonly register: (app: FastifyInstance, context: CallContext) => void;
};

export const serve = <C extends Call>(call: C, handle: CallHandler<C>, options?: CallOptions): Served => ({
  call,
  register: (app, context) => registerCall(app, context, call, handle, options),
});

export const runs =
  <Request extends WriteRequest, Input>(
    configuration: EditConfiguration,
    write: ConfigurationWrite<Input, unknown>,
    inputOf: (request: Request) => Input,
  ) =>
  async (request: Request) =>
    done(await configuration.execute(writeRequest(request), write, inputOf(request)));

/** Does the same as `runs`, for a write that creates an item and returns it. */
export const creates =
  <Request extends WriteRequest, Input, Answer>(
    configuration: EditConfiguration,
    write: ConfigurationWrite<Input, Answer>,
    inputOf: (request: Request) => Input,
  ) =>
  async (request: Request) => {
    const created = await configuration.execute(writeRequest(request), write, inputOf(request));
    return created.ok ? ok({ body: { resource: created.value } }) : created;
  };

export function answered<T, E>(result: Result<T, E>): Result<{ readonly body: T }, E> {
  return result.ok ? ok({ body: result.value }) : result;
}

export function done<E>(result: Result<unknown, E>): Result<Record<never, never>, E> {
  return result.ok ? ok({}) : result;
}
