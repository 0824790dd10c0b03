import { ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../../shared/failure.ts';
import type { CompanySignals } from './CompanySignals.ts';
import { FollowedCompany, type EventReader, type FollowRequest } from './FollowedCompany.ts';
import type { ReadCompanyEvents } from './ReadCompanyEvents.ts';

export class FollowCompany {
  readonly #read: ReadCompanyEvents;
  readonly #signals: CompanySignals;

  constructor(read: ReadCompanyEvents, signals: CompanySignals) {
    this.#read = read;
    this.#signals = signals;
  }

  /** Sends the current state and the publishes since `request.since`. Sends no further events. */
  once(request: FollowRequest, reader: EventReader): Promise<Result<unknown, ServiceFailure>> {
    return new FollowedCompany(this.#read, request, reader).begin();
  }

  /** Does the same as `once`, then sends each further event until stopped. */
  async execute(request: FollowRequest, reader: EventReader): Promise<Result<FollowedCompany, ServiceFailure>> {
    const followed = new FollowedCompany(this.#read, request, reader);
    const begun = await followed.begin();
    if (!begun.ok) return begun;
    followed.listen(this.#signals, begun.value);
    return ok(followed);
  }
}
