import { describe, expect, it } from 'vitest';
import {
  patchApplicationConfig,
  postApplicationConfig,
  publishApplicationConfig,
  uploadApplicationImage,
} from '../../../contract/application-config/assetManagement.ts';
import { publishApplicationConfigStep } from '../../../src/application/application-config/publishApplicationConfigStep.ts';
import { JournaledCalls } from '../../../src/application/publishing/attempts/JournaledCalls.ts';
import { PublishAttemptArchive } from '../../../src/application/publishing/attempts/PublishAttemptArchive.ts';
import { editPart, editText } from '../../../src/domain/application-config/configEdits.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import { httpApplicationConfigGateway } from '../../../src/infrastructure/application-config/httpApplicationConfigGateway.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { InMemoryHttp } from '../../support/fakes/InMemoryHttp.ts';
import { changeSubjects } from '../../support/changes.ts';

const calls = [postApplicationConfig, uploadApplicationImage, patchApplicationConfig, publishApplicationConfig];
const LOGO = 'data:image/png;base64,AAAA';
const fresh = aCompanyConfiguration();
const configured = aCompanyConfiguration({
  applicationConfig: { version: '2.1', config: { theme: { primaryColor: '#000000' } } },
  assets: { logoImage: '/assets/old.png' },
});
const logoOf = (base: CompanyConfiguration, url: string) => editPart(base, { kind: 'logo' }, url);
const colourOf = (base: CompanyConfiguration) => editPart(base, { kind: 'colour', name: 'primaryColor' }, '#123456');

function publishing(base: CompanyConfiguration, changes: readonly PendingChange[]) {
  const http = new InMemoryHttp();
  for (const call of calls) http.on(call, () => ({}));
  const attempt = { attemptId: 'attempt', companyId: 'ACME', changes, done: [], publishId: 'publish-1' };
  const archive = new PublishAttemptArchive(new InMemoryStorage(), changeSubjects);
  const step = publishApplicationConfigStep(
    'merchant-application-config',
    httpApplicationConfigGateway(http),
    changeSubjects,
  );
  const journaled = new JournaledCalls(attempt, step.step, archive);
  return { http, ids: () => http.requests.map(({ id }) => id), run: () => step.run(base, changes, journaled) };
}

describe('publishApplicationConfigStep', () => {
  it('creates the application configuration if there is none, uploads the logo, sends the changes, and publishes', async () => {
    const { http, ids, run } = publishing(fresh, [colourOf(fresh), logoOf(fresh, LOGO)]);
    expect(await run()).toEqual({ ok: true, value: undefined });
    expect(ids()).toEqual([
      'postApplicationConfig',
      'uploadApplicationImage',
      'patchApplicationConfig',
      'publishApplicationConfig',
    ]);
    const [created, uploaded, patched, published] = http.requests;
    expect(created).toMatchObject({ params: { root: 'OWNER', merchant: 'ACME' }, body: { config: {} } });
    expect(uploaded).toMatchObject({
      params: { root: 'OWNER', merchant: 'ACME', version: '1.0' },
      body: { asset: 'logoImage', contentType: 'image/png', data: 'AAAA' },
    });
    expect(patched?.body).toEqual({ config: { theme: { primaryColor: '#123456' } } });
    expect(published).not.toHaveProperty('body');
    for (const request of http.requests) expect(request.headers).toMatchObject({ 'x-publish-id': 'publish-1' });
  });

  it('uploads a new logo, and sends no patch if the logo is the only change', async () => {
    const { ids, run } = publishing(configured, [logoOf(configured, LOGO)]);
    await run();
    expect(ids()).toEqual(['uploadApplicationImage', 'publishApplicationConfig']);
  });

  it('restores an earlier logo by its URL, without uploading the logo again', async () => {
    const { http, ids, run } = publishing(configured, [logoOf(configured, '/assets/older.png')]);
    await run();
    expect(ids()).toEqual(['patchApplicationConfig', 'publishApplicationConfig']);
    expect(http.requests[0]?.body).toEqual({ assets: { logoImage: '/assets/older.png' } });
  });

  it('sends only the changed values of the application configuration, with its version [CF-5]', async () => {
    const slot = textSlotOf('returnDetails', 'heading')!;
    const changes = [editText(configured, 'nl', slot, 'Retour'), editPart(configured, { kind: 'logo' }, '')];
    const { http, run } = publishing(configured, changes);
    await run();
    expect(http.requests[0]).toMatchObject({ params: { version: '2.1' } });
    expect(http.requests[0]?.body).toEqual({
      config: { consumerText: { v1: { nl: { steps: { returnDetails: { heading: 'Retour' } } } } } },
      assets: { logoImage: null },
    });
  });
});
