import { personOf, type ClientSession, type Session } from '../../domain/session/session.ts';
import type { TabStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';

/** Storage key of the session. An inline script reads it to detect a session before the app starts. */
const SESSION_KEY = 'session';
const CLIENT_KEY = 'clientSession';
/** Storage key of the user whose data remains after `withdraw`, e.g. during a sign-in at an identity provider. */
const LEFT_BY_KEY = 'leftBy';

export class SessionArchive {
  readonly #storage: TabStorage;

  constructor(storage: TabStorage) {
    this.#storage = storage;
  }

  read(): Session | undefined {
    const session = parseJson(this.#storage.read(SESSION_KEY)) as Session | undefined;
    const isComplete =
      typeof session?.accessToken === 'string' &&
      typeof session.tokenExpiryTime === 'number' &&
      typeof session.loggedInCompanyId === 'string' &&
      typeof session.userInfo?.userId === 'string' &&
      (session.role === 'admin' || session.role === 'merchant');
    return isComplete ? session : undefined;
  }

  readClient(): ClientSession | undefined {
    const client = parseJson(this.#storage.read(CLIENT_KEY)) as ClientSession | undefined;
    return typeof client?.startTime === 'number' ? client : undefined;
  }

  write(session: Session): void {
    this.#storage.write(SESSION_KEY, JSON.stringify(session));
  }

  writeClient(client: ClientSession): void {
    this.#storage.write(CLIENT_KEY, JSON.stringify(client));
  }

  /** Removes all data of the tab: session, review mode, pending changes [AU-8]. */
  clear(): void {
    this.#storage.clear();
  }

  /** Removes all data from the browser's storage. Except the session, it remains in memory for the same user. */
  withdraw(person: Session): void {
    this.#storage.remove(SESSION_KEY);
    this.#storage.remove(CLIENT_KEY);
    this.#storage.write(LEFT_BY_KEY, personOf(person));
    this.#storage.withdraw();
  }

  belongsTo(person: Session): boolean {
    return this.#storage.read(LEFT_BY_KEY) === personOf(person);
  }

  /** Stores the withdrawn data in the tab again, after the same user has signed in. */
  putBack(): void {
    this.#storage.remove(LEFT_BY_KEY);
    this.#storage.putBack();
  }
}
