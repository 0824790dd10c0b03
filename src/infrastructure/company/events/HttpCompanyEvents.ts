import type {
  CompanyEvents,
  EventsSubscriber,
  FollowedPath,
} from '../../../application/company/events/CompanyEvents.ts';
import { CompanyEventsRun } from './CompanyEventsRun.ts';
import type { EventsSurroundings } from './EventsSurroundings.ts';

/** Receives events by a stream, or by polling if streams fail. */
export class HttpCompanyEvents implements CompanyEvents {
  readonly #surroundings: EventsSurroundings;

  constructor(surroundings: EventsSurroundings) {
    this.#surroundings = surroundings;
  }

  subscribe(company: FollowedPath, subscriber: EventsSubscriber): () => void {
    const run = new CompanyEventsRun(this.#surroundings, company, subscriber);
    void run.begin();
    return () => run.stop();
  }
}
