import type { FastifyInstance } from 'fastify';
import type { Call } from '../../../contract/call.ts';
import { registerCall, type CallContext, type CallHandler, type CallOptions } from './registerCall.ts';

/** A call with its handler. Does not expose the call's type, because no type covers all calls. */
export type Served = {
  readonly call: Call;
  readonly register: (app: FastifyInstance, context: CallContext) => void;
};

export const serve = <C extends Call>(call: C, handle: CallHandler<C>, options?: CallOptions): Served => ({
  call,
  register: (app, context) => registerCall(app, context, call, handle, options),
});
