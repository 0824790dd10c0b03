import type { CompanyEvents } from '../../../application/company/events/CompanyEvents.ts';
import type { LazyPart } from '../../../application/shared/LazyPart.ts';

/** Events whose code is fetched when somebody wants them; who cannot fetch it hears of nothing, as without them. */
export const fetchedEvents = (part: LazyPart<CompanyEvents>): CompanyEvents => ({
  subscribe(...asked) {
    let isLeft = false;
    let stop = (): void => undefined;
    part.load().then(
      (events) => isLeft || (stop = events.subscribe(...asked)),
      () => asked[1].connection('away'),
    );
    return () => {
      isLeft = true;
      stop();
    };
  },
});
