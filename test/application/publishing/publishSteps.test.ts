import { beforeEach, describe, expect, it } from 'vitest';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { signupChange } from '../../../src/domain/onboarding/onboardingCommand.ts';
import { signupPayload, type SignupCondition } from '../../../src/domain/onboarding/signupPayload.ts';
import { aReason } from '../../support/samples/builders.ts';
import { anEnvironment, openWorkspace, type Environment, type Workspace } from '../../support/workspace.ts';

const LOGO = 'data:image/png;base64,AAAA';

let environment: Environment;
let mine: Workspace;
beforeEach(async () => {
  environment = anEnvironment();
  mine = await openWorkspace(environment);
});

function editLook(): void {
  const { configuration } = mine.company;
  if (!configuration) throw new Error('nothing is open');
  mine.changes.edit([
    editPart(configuration, { kind: 'colour', name: 'primaryColor' }, '#123456'),
    editPart(configuration, { kind: 'logo' }, LOGO),
  ]);
}

describe('a publish that fails while it sends the application configuration', () => {
  it.each([
    ['create', 'initial_application_config_failure'],
    ['upload', 'file_upload_failure'],
    ['update', 'application_config_update_failure'],
    ['publish', 'application_config_publish_failure'],
  ])(
    'reports the failed call "%s" as the event %s, and can be continued from that call [TL-8] [PB-13]',
    async (call, event) => {
      editLook();
      environment.faults.plan(`look:${call}`, 'rejected');
      await mine.publish();
      const step = 'merchant-application-config';
      const properties = { kind: 'rejected', step };
      expect(mine.publishing.stoppedBy).toMatchObject({ step, call });
      expect(environment.analytics.events).toEqual([
        { type: event, properties },
        { type: 'publishing_failure', properties },
      ]);
      await mine.publish();
      expect(mine.publishing.state.kind).toBe('published');
      const effects = environment.faults.effects.filter((each) => each.startsWith('look:'));
      expect(effects.map((each) => each.split(':')[1])).toEqual(['create', 'upload', 'update', 'publish']);
    },
  );
});

describe('if the owner disabled signup,', () => {
  const signup = signupChange(signupPayload('ACME', 'RETURNS_PORTAL', { firstName: 'Ada' }));
  const states = (): readonly string[] => mine.publishing.steps.map(({ step, state }) => `${step} ${state}`);

  function ownerWith(condition: SignupCondition): void {
    const { configuration } = mine.branding;
    if (configuration) mine.branding.adopt({ ...configuration, signup: condition });
  }

  it('the signup step is shown as skipped and sends nothing, and its change is no longer pending [PB-10]', async () => {
    ownerWith({ canSkipPreRegistration: true });
    mine.save(aReason({ description: 'Reworded' }));
    mine.changes.edit([signup]);
    await mine.publish();
    expect(states()).toEqual(['company done', 'signup skipped']);
    expect(environment.faults.asked.filter((each) => each.startsWith('signup'))).toEqual([]);
    expect(mine.changes.count).toBe(0);
  });

  it('the signup step is shown as skipped even after a later step fails, and after a reload [PB-10] [PB-13]', async () => {
    ownerWith({ canSkipPreRegistration: true });
    mine.changes.edit([signup]);
    editLook();
    environment.faults.plan('look:create', 'rejected');
    await mine.publish();
    expect(states()).toEqual(['signup skipped', 'merchant-application-config failed']);
    mine.leave();
    mine = await openWorkspace(environment);
    expect(states()).toEqual(['signup skipped', 'merchant-application-config waiting']);
  });

  it('the signup step is shown as done if the owner’s settings list the merchant [PB-10]', async () => {
    ownerWith({ canSkipPreRegistration: true, customersToUse: ['ACME'] });
    mine.changes.edit([signup]);
    await mine.publish();
    expect(states()).toEqual(['signup done']);
    expect(environment.faults.asked.filter((each) => each.startsWith('signup'))).toHaveLength(1);
  });
});
