import { personOf, type ClientSession, type Session } from '../../domain/session/session.ts';
import type { TabStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';

/** The key under which a page can see, before any script of ours, that somebody is signed in. */
const SESSION_KEY = 'session';
const CLIENT_KEY = 'clientSession';
/** Whose the rest is, where it was withdrawn: they may be on their way back from an identity provider. */
const LEFT_BY_KEY = 'leftBy';

/** Keeps the session for as long as the tab lives, so that a reload finds it again. */
export class SessionArchive {
  readonly #storage: TabStorage;

  constructor(storage: TabStorage) {
    this.#storage = storage;
  }

  read(): Session | undefined {
    const session = parseJson(this.#storage.read(SESSION_KEY)) as Session | undefined;
    const isWhole =
      typeof session?.accessToken === 'string' &&
      typeof session.tokenExpiryTime === 'number' &&
      typeof session.loggedInCompanyId === 'string' &&
      typeof session.userInfo?.userId === 'string' &&
      (session.role === 'admin' || session.role === 'merchant');
    return isWhole ? session : undefined;
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

  /** Everything the tab keeps goes: session, review mode, pending changes [AU-8]. */
  clear(): void {
    this.#storage.clear();
  }

  /** As `clear`, but the page goes on with it in memory, for a person who may come back; of the session nothing is left. */
  withdraw(person: Session): void {
    this.#storage.remove(SESSION_KEY);
    this.#storage.remove(CLIENT_KEY);
    this.#storage.write(LEFT_BY_KEY, personOf(person));
    this.#storage.withdraw();
  }

  isLeftBy(person: Session): boolean {
    return this.#storage.read(LEFT_BY_KEY) === personOf(person);
  }

  /** The person came back: what was withdrawn is kept by the tab again. */
  putBack(): void {
    this.#storage.remove(LEFT_BY_KEY);
    this.#storage.putBack();
  }
}
