import type { FastifyInstance } from 'fastify';
import type { Call } from '../../../contract/call.ts';
import { registerCall, type CallContext, type CallHandler, type CallOptions } from './registerCall.ts';

/** A call of the contract with what answers it. It does not tell which call: no type spans all of them. */
export type Served = {
  readonly call: Call;
  readonly register: (app: FastifyInstance, context: CallContext) => void;
};

export const serve = <C extends Call>(call: C, handle: CallHandler<C>, options?: CallOptions): Served => ({
  call,
  register: (app, context) => registerCall(app, context, call, handle, options),
});
