import { describe, it } from 'vitest';
import { expectRestored } from '../../support/samples/restoring.ts';
import { anyConfiguration } from '../application-config/configurations.ts';

describe('bringing an earlier application configuration back', () => {
  it('leads to it byte for byte, whatever is published and pending [PB-16]', () => {
    expectRestored(anyConfiguration, 11);
  });
});
