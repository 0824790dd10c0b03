import axios from 'axios';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../support/server/seed.ts';
import { HistoryGateway } from '../../src/application/history/HistoryGateway.ts';
import { RestoreRevision } from '../../src/application/history/RestoreRevision.ts';
import { InMemoryStorage } from '../../src/infrastructure/storage/InMemoryStorage.ts';
import { openPage } from '../faults/openPage.ts';
import { restoreRounds, type RestoringPage } from '../restoring/restoreRounds.ts';
import { RESTORED, restoringSample } from '../restoring/restoringSample.ts';
import { ALLOWED_ROLES, RETURNS_PRODUCT } from '../support/samples/aSample.ts';
import { companyId } from '../support/samples/builders.ts';
import { storedRevision } from '../support/server/storedRevision.ts';
import { CountingIds } from '../support/fakes/CountingIds.ts';
import { startTestServer, type TestServer } from '../support/server/httpServer.ts';

/** Number of test runs, e.g. `RUNS=60`. */
const RUNS = Number(process.env['RUNS'] ?? 4);
const NOW = Date.UTC(2026, 10, 20, 12);

let server: TestServer;
let page: RestoringPage & { readonly leave: () => void };

beforeAll(async () => {
  server = await startTestServer();
  await seed(server.database, restoringSample(), NOW);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  // The client sends requests relative to the page, so the test adds the server's address.
  axios.defaults.baseURL = address;
  const opened = await openPage({
    address,
    carrier: 'USPS',
    companyId: RESTORED,
    env: {
      clientKey: 'test-client',
      adminRoles: [...ALLOWED_ROLES.admin],
      merchantRoles: [...ALLOWED_ROLES.merchant],
      returnsProduct: RETURNS_PRODUCT,
    },
    username: `staff@${RESTORED.toLowerCase()}.example`,
    storage: new InMemoryStorage(),
    localStorage: new InMemoryStorage(),
    ids: new CountingIds('attempt'),
    now: () => NOW,
    timeLimit: () => 15_000,
  });
  page = {
    ...opened,
    restore: opened.services.get(RestoreRevision),
    history: opened.services.get(HistoryGateway),
    kept: (revision) => {
      const company = { rootOrgId: 'HOUSE', companyId: companyId(RESTORED) };
      return storedRevision(server.database, company, Number(/\d+/.exec(revision)?.[0]));
    },
  };
});

afterAll(async () => {
  page.leave();
  delete axios.defaults.baseURL;
  await server.close();
});

it('a restored and published earlier revision is stored byte for byte, including ids and order [PB-16]', async () => {
  expect(await restoreRounds(page, RUNS, 2)).toEqual([]);
}, 1_200_000);
