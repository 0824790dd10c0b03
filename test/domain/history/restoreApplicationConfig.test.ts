import { describe, it } from 'vitest';
import { expectRestored } from '../../support/samples/restoring.ts';
import { anyConfiguration } from '../application-config/configurations.ts';

describe('restoring an application configuration of an earlier revision', () => {
  it('results in exactly the application configuration of that revision, for any published and pending changes [PB-16]', () => {
    expectRestored(anyConfiguration, 11);
  });
});
