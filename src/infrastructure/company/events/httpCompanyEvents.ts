import type { CompanyEvents } from '../../../application/company/events/CompanyEvents.ts';
import { CompanyEventsRun } from './CompanyEventsRun.ts';
import type { EventsSurroundings } from './EventsSurroundings.ts';

/** Receives events by a stream, or by polling if streams fail. */
export const httpCompanyEvents = (surroundings: EventsSurroundings): CompanyEvents => ({
  subscribe(company, subscriber) {
    const run = new CompanyEventsRun(surroundings, company, subscriber);
    void run.begin();
    return () => run.stop();
  },
});
