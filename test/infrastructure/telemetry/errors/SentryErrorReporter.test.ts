import { describe, expect, it } from 'vitest';
import { SentryErrorReporter } from '../../../../src/infrastructure/telemetry/errors/SentryErrorReporter.ts';

type Library = Awaited<ReturnType<ConstructorParameters<typeof SentryErrorReporter>[1]>>;

/** The used part of the error-reporting library, which records its calls. */
function aLibrary() {
  const calls = { loads: 0, starts: [] as unknown[], errors: [] as unknown[], isTraceDropped: () => false };
  const library = {
    start: (settings: unknown, isTraceDropped: () => boolean) => {
      calls.starts.push(settings);
      calls.isTraceDropped = isTraceDropped;
    },
    captureException: (error: unknown, hint: unknown) => void calls.errors.push([error, hint]),
  } as unknown as Library;
  const load = async () => {
    calls.loads += 1;
    return library;
  };
  return { calls, load };
}

describe('SentryErrorReporter', () => {
  it.each([undefined, ''])(
    'neither sends, throws nor loads anything if the endpoint is %j [BR-8]',
    async (endpoint) => {
      const { calls, load } = aLibrary();
      const reporter = new SentryErrorReporter({ endpoint, environment: 'production', release: '2.1.0' }, load);
      reporter.report(new Error('early'));
      await reporter.start();
      reporter.report(new Error('late'));
      expect(calls).toMatchObject({ loads: 0, starts: [], errors: [] });
    },
  );

  it('starts the Sentry library with its settings, and drops the page-load trace of a page that does not exist [BR-8] [BR-9] [RT-7]', async () => {
    const { calls, load } = aLibrary();
    const settings = { endpoint: 'https://e.example/1', environment: 'test', release: '1' };
    const reporter = new SentryErrorReporter(settings, load);
    await reporter.start();
    expect(calls.starts).toEqual([settings]);
    expect(calls.isTraceDropped()).toBe(false);
    reporter.dropTrace();
    expect(calls.isTraceDropped()).toBe(true);
  });

  it('holds errors until the Sentry library is loaded, and then reports them in order [BR-8]', async () => {
    const { calls, load } = aLibrary();
    const reporter = new SentryErrorReporter(
      { endpoint: 'https://e.example/1', environment: undefined, release: '1' },
      load,
    );
    reporter.report('first', { kind: 'a' });
    await reporter.start();
    reporter.report('second');
    expect(calls.errors).toEqual([
      ['first', { extra: { kind: 'a' } }],
      ['second', { extra: {} }],
    ]);
  });

  it('does not throw if the Sentry library cannot be loaded [BR-8]', async () => {
    const reporter = new SentryErrorReporter(
      { endpoint: 'https://e.example/1', environment: 'test', release: '1' },
      async () => {
        throw new Error('offline');
      },
    );
    await expect(reporter.start()).resolves.toBeUndefined();
    expect(() => reporter.report('later')).not.toThrow();
  });
});
