import { ok } from '../../../src/domain/shared/result.ts';
import type { ConfigurationWrite, EditConfiguration } from '../../application/publishing/EditConfiguration.ts';
import { done } from './answered.ts';
import { writeRequest, type WriteRequest } from './companyRequest.ts';

export const runs =
  <Request extends WriteRequest, Input>(
    configuration: EditConfiguration,
    write: ConfigurationWrite<Input, unknown>,
    inputOf: (request: Request) => Input,
  ) =>
  async (request: Request) =>
    done(await configuration.execute(writeRequest(request), write, inputOf(request)));

/** Like `runs`, for a write that creates an item and returns it. */
export const creates =
  <Request extends WriteRequest, Input, Answer>(
    configuration: EditConfiguration,
    write: ConfigurationWrite<Input, Answer>,
    inputOf: (request: Request) => Input,
  ) =>
  async (request: Request) => {
    const made = await configuration.execute(writeRequest(request), write, inputOf(request));
    return made.ok ? ok({ body: { resource: made.value } }) : made;
  };
