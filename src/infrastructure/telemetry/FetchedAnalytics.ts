import type { Analytics, AnalyticsEvent } from '../../application/shared/Analytics.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import { loadOnce } from '../../application/shared/loadOnce.ts';
import { parseJson } from '../../application/shared/parseJson.ts';
import type { Session } from '../../domain/session/session.ts';
import type { AnalyticsSink, TrackedEvent } from './AnalyticsSink.ts';

const EARLY_KEY = 'analyticsEarly';
/** Maximum number of stored events. The limit matters if the browser blocks the script of the sink. */
const MAX_EARLY_EVENTS = 100;
/** Milliseconds after which the sink is loaded even if no page has been rendered. */
const MAX_SINK_DELAY = 5000;

type Person = Pick<Session, 'userInfo' | 'loggedInCompanyId'>;

/** Adds user and company to an event. Events before the sign-in have neither [TL-4]. */
const eventOf = (person: Person | undefined, event: AnalyticsEvent): AnalyticsEvent =>
  person
    ? { userId: person.userInfo.userId, groupType: 'company', groupName: person.loggedInCompanyId, ...event }
    : { outOfSession: true, ...event };

/** Analytics whose sink is loaded after the first page. Earlier events are stored, in case of a reload [TL-6]. */
export class FetchedAnalytics implements Analytics {
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #person: () => Person | undefined;
  readonly #load: () => Promise<AnalyticsSink>;
  #sink: AnalyticsSink | undefined;
  readonly #unstoredEvents: TrackedEvent[] = [];

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
    this.#load = loadOnce(load);
  }

  async start(): Promise<void> {
    if (this.#sink) return;
    const sink = await this.#load();
    if (this.#sink) return;
    this.#sink = sink;
    const earlyEvents = [...this.#stored(), ...this.#unstoredEvents.splice(0)];
    this.#storage.remove(EARLY_KEY);
    for (const tracked of earlyEvents) sink.take(tracked);
  }

  track(event: AnalyticsEvent): void {
    const tracked = { id: this.#ids.next(), at: this.#clock.now(), event: eventOf(this.#person(), event) };
    if (this.#sink) return this.#sink.take(tracked);
    const earlyEvents = [...this.#stored(), tracked].slice(-MAX_EARLY_EVENTS);
    if (!this.#storage.write(EARLY_KEY, JSON.stringify(earlyEvents))) this.#unstoredEvents.push(tracked);
    this.#clock.after(MAX_SINK_DELAY, () => void this.start().catch(() => undefined));
  }

  #stored(): readonly TrackedEvent[] {
    const stored = parseJson(this.#storage.read(EARLY_KEY));
    return Array.isArray(stored) ? (stored as TrackedEvent[]) : [];
  }
}
