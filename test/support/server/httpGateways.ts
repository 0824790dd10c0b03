import axios from 'axios';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { seed } from './seed.ts';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { CompanyEvents } from '../../../src/application/company/events/CompanyEvents.ts';
import { AnnouncedExtensions } from '../../../src/application/branding/AnnouncedExtensions.ts';
import { ChangeSubjects } from '../../../src/application/changes/ChangeSubjects.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import { LocalStorage } from '../../../src/application/shared/KeyValueStorage.ts';
import type { ServiceExtensions } from '../../../src/domain/branding/adminConfiguration.ts';
import { extensionNames } from '../../../src/domain/branding/extensionNames.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { changeSubjects } from '../changes.ts';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import { Clock } from '../../../src/application/shared/Clock.ts';
import { Ids } from '../../../src/application/shared/Ids.ts';
import { loadAdapters } from '../../../src/features/composeFeatures.ts';
import { features } from '../../../src/features/features.ts';
import { systemClock } from '../../../src/infrastructure/clock/systemClock.ts';
import { Env } from '../../../src/infrastructure/env/Env.ts';
import { AxiosHttp } from '../../../src/infrastructure/http/AxiosHttp.ts';
import { httpCompanyEvents } from '../../../src/infrastructure/company/events/httpCompanyEvents.ts';
import { Http } from '../../../src/infrastructure/http/Http.ts';
import { createContainer } from '../../../src/infrastructure/ioc/container.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { portsOf, type Gateways } from '../../contracts/gateways.ts';
import { CountingIds } from '../fakes/CountingIds.ts';
import { aSample, PASSWORD, RETURNS_PRODUCT } from '../samples/aSample.ts';
import { startTestServer } from './httpServer.ts';

/** Fixed time of the test server, in milliseconds since 1970. */
const START = Date.UTC(2026, 10, 20, 12);

/** Connects the client's gateways to a real service on its own port. */
export async function httpGateways(open: () => Promise<OwnedDatabase>, sample = aSample()): Promise<Gateways> {
  const server = await startTestServer({}, open);
  await seed(server.database, sample, START);
  // Set the `date` header to the time of the test server, because the client reads the time from it.
  server.app.server.prependListener('request', (_, answer) =>
    answer.setHeader('date', new Date(server.now()).toUTCString()),
  );
  const system = systemClock;
  const clock: Clock = {
    now: () => server.now(),
    after: (milliseconds, work) => system.after(milliseconds, work),
    every: (milliseconds, work) => system.every(milliseconds, work),
  };
  // The name of the host, because passkeys are bound to a name.
  const address = (await server.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
  // Set the base URL, because the client's URLs are relative to its page, and tests have no page.
  axios.defaults.baseURL = address;
  let now = START;
  const credentials = new SessionCredentials();
  const settings = {
    apiUrl: address,
    rootApiUrl: address,
    clientKey: 'test-client',
    clientSecret: '',
    supportsIdempotencyKeys: true,
  };
  const services = createContainer([
    ...(await loadAdapters(features, 'service')),
    (bind) => {
      provide(bind, Http, [], () => new AxiosHttp(settings, credentials, systemClock, () => 0));
      provide(bind, CompanyEvents, [], () => {
        const line = { apiUrl: address, credentials: credentials, fetch };
        const attention = { isSeen: () => true, watch: () => () => undefined };
        return httpCompanyEvents({ line, clock: systemClock, attention, random: () => 0 });
      });
      provide(bind, Clock, [], () => clock);
      provide(bind, SessionCredentials, [], () => credentials);
      provide(bind, AnnouncedExtensions, [], () => {
        const announced = new AnnouncedExtensions();
        announced.take(Object.fromEntries(extensionNames.map((name) => [name, true])) as ServiceExtensions);
        return announced;
      });
      provide(bind, LocalStorage, [], () => new InMemoryStorage());
      provide(bind, ChangeSubjects, [], () => changeSubjects);
      // Bind a dummy, because only drafts in the browser need this store, and these tests do not use them.
      provide(bind, SessionStore, [], () => ({ shown: undefined }) as SessionStore);
      // Bind a dummy, because only sign-in needs the owner of the portal.
      provide(bind, BrandingStore, [], () => ({ configuration: undefined }) as BrandingStore);
      provide(bind, Env, [], () => ({
        ...settings,
        adminRoles: [],
        merchantRoles: [],
        returnsProduct: RETURNS_PRODUCT,
      }));
      provide(bind, Ids, [], () => new CountingIds());
    },
  ]);
  const ports = portsOf(services);
  return {
    ...ports,
    ...services,
    signIn: async (organisationId, mailbox = 'staff') => {
      const username = `${mailbox}@${organisationId.toLowerCase()}.example`;
      const issued = await ports.sessions.signIn({ username, password: PASSWORD, organisationId });
      if (!issued.ok) throw new Error(issued.error.kind);
      credentials.use(issued.value);
    },
    site: address,
    accessToken: () => credentials.current?.accessToken ?? '',
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
      server.advance(milliseconds);
    },
    close: async () => {
      delete axios.defaults.baseURL;
      await server.close();
    },
  };
}
