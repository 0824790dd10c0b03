import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorMessageKeys, errorMessageOf, knownErrorMessage } from '../../../src/domain/errors/errorMessages.ts';
import {
  failureTreatments,
  type FailingOperation,
  type FailureTreatment,
} from '../../../src/domain/errors/failureTreatment.ts';
import { failureEvents } from '../../../src/domain/telemetry/failureEvent.ts';

describe('errorMessageOf', () => {
  it.each<readonly [string, string]>([
    ['Request with the same trading name already exists', 'constants.apiErrors.tradingNameExists'],
    [' Cannot add carrier for merchant\n', 'carriers.addCarrierError'],
    ...errorMessageKeys.map((key) => [key, key] as const),
  ])('%j shows %s [ER-1]', (message, key) => {
    expect(errorMessageOf(message)).toBe(key);
  });

  it.each([undefined, '', 'Something new', 'constants.apiErrors.unheardOf', 'constructor', '__proto__'])(
    'returns the default text for %j, which is not in the catalogue [ER-3]',
    (message) => {
      expect(knownErrorMessage(message)).toBeUndefined();
      expect(errorMessageOf(message)).toBe('constants.apiErrors.default');
    },
  );

  it('returns an existing text key for any error message [ER-3]', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        expect(errorMessageKeys).toContain(errorMessageOf(message));
      }),
    );
  });
});

describe('failureTreatments', () => {
  it.each<
    readonly [FailingOperation, FailureTreatment['event'], FailureTreatment['becomes'], FailureTreatment['message']]
  >([
    ['configuration-read', 'page_load_failure', 'store', 'own'],
    ['address-lookup', 'address_lookup_failure', 'store', 'own'],
    ['company-update', undefined, 'pass-on', 'own'],
    ['carrier-config-update', undefined, 'pass-on', 'mapped'],
    ['initial-application-config', 'initial_application_config_failure', 'pass-on', 'default'],
    ['file-upload', 'file_upload_failure', 'pass-on', 'default'],
    ['application-config-update', 'application_config_update_failure', 'pass-on', 'default'],
    ['application-config-publish', 'application_config_publish_failure', 'pass-on', 'default'],
    ['onboarding', 'onboarding_failed', 'pass-on', 'default'],
    ['signup', undefined, 'pass-on', 'mapped'],
    ['publishing', 'publishing_failure', 'show', 'default'],
  ])('report %s as %s, then %s with its %s message [ER-2] [TL-8]', (operation, event, becomes, message) => {
    expect(failureTreatments[operation]).toEqual({ event, log: 'reporting', becomes, message });
  });

  it('reports an unlisted failure only to the console [ER-2]', () => {
    const { event, log } = failureTreatments.other;
    expect([event, log]).toEqual([undefined, 'console']);
  });

  it('contains exactly one failing operation for each of the eight telemetry events [TL-8]', () => {
    const events = Object.values(failureTreatments).flatMap(({ event }) => event ?? []);
    expect(events.toSorted()).toEqual([...failureEvents].toSorted());
    expect(failureEvents).toHaveLength(8);
  });
});
