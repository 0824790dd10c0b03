import { expect, it } from 'vitest';
import type { Analytics } from '../../../src/application/shared/Analytics.ts';
import type { ErrorReporter } from '../../../src/application/shared/ErrorReporter.ts';

export function analyticsContract(open: () => Analytics): void {
  it('track accepts any event without throwing or waiting', () => {
    const analytics = open();
    expect(analytics.track({ type: 'page_load_failure', properties: { path: '/', step: undefined } })).toBeUndefined();
    expect(analytics.track({ type: 'opened' })).toBeUndefined();
  });
}

export function errorReporterContract(open: () => ErrorReporter): void {
  it.each([new Error('bug'), 'text', undefined, null, { kind: 'odd' }])(
    'report accepts %s without throwing',
    (error) => {
      expect(open().report(error, { kind: 'a', count: undefined })).toBeUndefined();
      expect(open().report(error)).toBeUndefined();
    },
  );
}
