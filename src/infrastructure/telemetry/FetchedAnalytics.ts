import type { Analytics, AnalyticsEvent } from '../../application/shared/Analytics.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import { LazyPart } from '../../application/shared/LazyPart.ts';
import { parseJson } from '../../application/shared/parseJson.ts';
import type { Session } from '../../domain/session/session.ts';
import type { AnalyticsSink, TrackedEvent } from './AnalyticsSink.ts';

const EARLY_KEY = 'analyticsEarly';
/** A browser that never fetches the sink, as where a filter forbids it, does not fill its storage. */
const MOST_EARLY = 100;
/** Milliseconds after which the sink is fetched all the same: a page that cannot be drawn has something to tell. */
const LATEST = 5000;

type Person = Pick<Session, 'userInfo' | 'loggedInCompanyId'>;

/** An event with whose it is: of the person and their company, or of nobody's visit before somebody signed in [TL-4]. */
const eventOf = (person: Person | undefined, event: AnalyticsEvent): AnalyticsEvent =>
  person
    ? { userId: person.userInfo.userId, groupType: 'company', groupName: person.loggedInCompanyId, ...event }
    : { outOfSession: true, ...event };

/** Analytics whose sink is fetched once the first page is drawn; what happens before is kept, over a reload too [TL-6]. */
export class FetchedAnalytics implements Analytics {
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #person: () => Person | undefined;
  readonly #sink: LazyPart<AnalyticsSink>;
  /** What the storage did not take. */
  readonly #early: TrackedEvent[] = [];

  constructor(
    storage: KeyValueStorage,
    clock: Clock,
    ids: Ids,
    person: () => Person | undefined,
    load: () => Promise<AnalyticsSink>,
  ) {
    this.#storage = storage;
    this.#clock = clock;
    this.#ids = ids;
    this.#person = person;
    this.#sink = new LazyPart(load);
    this.#sink.onLoad(() => {
      const early = [...this.#stored(), ...this.#early.splice(0)];
      storage.remove(EARLY_KEY);
      for (const tracked of early) this.#sink.loaded?.take(tracked);
    });
  }

  track(event: AnalyticsEvent): void {
    const tracked = { id: this.#ids.next(), at: this.#clock.now(), event: eventOf(this.#person(), event) };
    if (this.#sink.loaded) return this.#sink.loaded.take(tracked);
    const early = [...this.#stored(), tracked].slice(-MOST_EARLY);
    if (!this.#storage.write(EARLY_KEY, JSON.stringify(early))) this.#early.push(tracked);
    this.#clock.after(LATEST, () => void this.#sink.load().catch(() => undefined));
  }

  #stored(): readonly TrackedEvent[] {
    const stored = parseJson(this.#storage.read(EARLY_KEY));
    return Array.isArray(stored) ? (stored as TrackedEvent[]) : [];
  }
}
