import { describe, expect, it } from 'vitest';
import { LastPublishStore } from '../../../src/application/publishing/LastPublishStore.ts';
import { aReason, companyId } from '../../support/samples/builders.ts';
import { anEnvironment, openWorkspace, type Environment } from '../../support/workspace.ts';

const renamed = aReason({ description: 'Too small or too large' });
async function openStore(environment: Environment, more: Parameters<typeof openWorkspace>[1] = {}) {
  const workspace = await openWorkspace(environment, more);
  const { publishes, company, branding } = workspace;
  const hasHistory = (): boolean => branding.configuration?.extensions.history === true;
  return { ...workspace, last: new LastPublishStore(publishes, company, hasHistory) };
}

describe('LastPublishStore', () => {
  it('returns a summary of the last publish, or undefined before the first publish [PB-16]', async () => {
    const { last, save, publish } = await openStore(anEnvironment());
    await last.refresh();
    expect(last.summary).toBeUndefined();
    save(renamed);
    await publish();
    await last.refresh();
    expect(last.summary).toMatchObject({ revision: '"r2"' });
  });

  it('returns undefined after another company was opened [PB-16]', async () => {
    const { last, save, publish, company } = await openStore(anEnvironment());
    save(renamed);
    await publish();
    await last.refresh();
    company.close();
    await company.open(companyId('KOYO'));
    expect(last.summary).toBeUndefined();
  });

  it('sends no request if the service does not support the history [PB-16]', async () => {
    const environment = anEnvironment();
    const { last, branding } = await openStore(environment);
    await branding.load('YAMATO', '/');
    environment.faults.asked.length = 0;
    await last.refresh();
    expect(environment.faults.asked).toEqual([]);
  });
});
