import { describe, it } from 'vitest';
import { expectRestored } from '../../support/samples/restoring.ts';
import { anyConfiguration } from '../application-config/configurations.ts';

describe('restoring an earlier application configuration', () => {
  it('leads to it byte for byte, for any published and pending changes [PB-16]', () => {
    expectRestored(anyConfiguration, 11);
  });
});
