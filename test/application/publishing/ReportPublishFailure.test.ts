import { describe, expect, it } from 'vitest';
import { ReportPublishFailure } from '../../../src/application/publishing/ReportPublishFailure.ts';
import { RecordingAnalytics } from '../../support/fakes/RecordingAnalytics.ts';
import { RecordingErrorReporter } from '../../support/fakes/RecordingErrorReporter.ts';

const refused = { kind: 'rejected', status: 400, message: 'Trading name Acme Secret Ltd' } as const;

describe('ReportPublishFailure', () => {
  it('reports the failed step of a publish to analytics and error reporting [TL-8] [ER-2]', () => {
    const analytics = new RecordingAnalytics();
    const reporter = new RecordingErrorReporter();
    const report = new ReportPublishFailure(analytics, reporter);
    report.execute({ step: 'onboarding', cause: refused });
    report.execute({ step: 'signup', cause: refused });
    expect(analytics.events).toEqual([
      { type: 'onboarding_failed', properties: { kind: 'rejected', step: 'onboarding' } },
      { type: 'publishing_failure', properties: { kind: 'rejected', step: 'onboarding' } },
      { type: 'publishing_failure', properties: { kind: 'rejected', step: 'signup' } },
    ]);
    expect(reporter.reports.map(({ error, context }) => [String(error), context])).toEqual([
      ['Error: onboarding failed', { kind: 'rejected', step: 'onboarding' }],
      ['Error: signup failed', { kind: 'rejected', step: 'signup' }],
    ]);
  });

  it('does not report texts that a merchant wrote', () => {
    const analytics = new RecordingAnalytics();
    const reporter = new RecordingErrorReporter();
    new ReportPublishFailure(analytics, reporter).execute({ step: 'signup', cause: refused });
    expect(JSON.stringify([analytics.events, reporter.reports.map(({ context }) => context)])).not.toContain('Acme');
  });
});
