import { describe, expect, it } from 'vitest';
import { SentryErrorReporter, traceSampleRate } from '../../../src/infrastructure/telemetry/SentryErrorReporter.ts';

type Library = Awaited<ReturnType<ConstructorParameters<typeof SentryErrorReporter>[1]>>;

/** The error-reporting library, as far as it is used, with everything it is told. */
function aLibrary() {
  const told = { loads: 0, options: [] as unknown[], errors: [] as unknown[] };
  const library = {
    init: (options: unknown) => void told.options.push(options),
    browserTracingIntegration: (options: unknown) => ({ traces: options }),
    captureException: (error: unknown, hint: unknown) => void told.errors.push([error, hint]),
  } as unknown as Library;
  const load = async () => {
    told.loads += 1;
    return library;
  };
  return { told, load };
}

describe('error reporting', () => {
  it.each([undefined, ''])(
    'sends nothing, fails nothing and fetches nothing where the endpoint is %j [BR-8]',
    async (endpoint) => {
      const { told, load } = aLibrary();
      const reporter = new SentryErrorReporter({ endpoint, environment: 'production', release: '2.1.0' }, load);
      reporter.report(new Error('early'));
      await reporter.start();
      reporter.report(new Error('late'));
      expect(told).toEqual({ loads: 0, options: [], errors: [] });
    },
  );

  it('is set by endpoint, environment and release, without anything personal [BR-8] [BR-9] [TL-9]', async () => {
    const { told, load } = aLibrary();
    await new SentryErrorReporter(
      { endpoint: 'https://e.example/1', environment: 'production', release: '2.1.0' },
      load,
    ).start();
    expect(told.options).toMatchObject([
      {
        dsn: 'https://e.example/1',
        environment: 'production',
        release: '2.1.0',
        tracesSampleRate: 0.05,
        dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
      },
    ]);
  });

  it('traces the load of the page, and nothing of one that leads nowhere [BR-9] [RT-7]', async () => {
    const { told, load } = aLibrary();
    const reporter = new SentryErrorReporter(
      { endpoint: 'https://e.example/1', environment: 'test', release: '1' },
      load,
    );
    await reporter.start();
    expect(told.options).toMatchObject([
      { integrations: [{ traces: { instrumentNavigation: false } }], tracePropagationTargets: [] },
    ]);
    const [{ beforeSendTransaction }] = told.options as [{ beforeSendTransaction: (event: unknown) => unknown }];
    expect(beforeSendTransaction('the load')).toBe('the load');
    reporter.dropTrace();
    expect(beforeSendTransaction('the load')).toBeNull();
  });

  it('keeps what happens before its library is there, and reports it in order [BR-8]', async () => {
    const { told, load } = aLibrary();
    const reporter = new SentryErrorReporter(
      { endpoint: 'https://e.example/1', environment: undefined, release: '1' },
      load,
    );
    reporter.report('first', { kind: 'a' });
    await reporter.start();
    reporter.report('second');
    expect(told.errors).toEqual([
      ['first', { extra: { kind: 'a' } }],
      ['second', { extra: {} }],
    ]);
  });

  it('does not trouble the page where its library cannot be fetched [BR-8]', async () => {
    const reporter = new SentryErrorReporter(
      { endpoint: 'https://e.example/1', environment: 'test', release: '1' },
      async () => {
        throw new Error('offline');
      },
    );
    await expect(reporter.start()).resolves.toBeUndefined();
    expect(() => reporter.report('later')).not.toThrow();
  });

  it.each([
    ['production', 0.05],
    ['staging', 0.1],
    ['Production', 0.1],
    [undefined, 0.1],
  ])('traces in %s the share %s of page loads [BR-9]', (environment, share) => {
    expect(traceSampleRate(environment)).toBe(share);
  });
});
