import { describe, expect, it } from 'vitest';
import { SentryErrorReporter } from '../../../../src/infrastructure/telemetry/errors/SentryErrorReporter.ts';

type Library = Awaited<ReturnType<ConstructorParameters<typeof SentryErrorReporter>[1]>>;

/** The error-reporting library, as far as it is used, with everything it is told. */
function aLibrary() {
  const told = { loads: 0, starts: [] as unknown[], errors: [] as unknown[], isTraceDropped: () => false };
  const library = {
    start: (settings: unknown, isTraceDropped: () => boolean) => {
      told.starts.push(settings);
      told.isTraceDropped = isTraceDropped;
    },
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
      expect(told).toMatchObject({ loads: 0, starts: [], errors: [] });
    },
  );

  it('is started with its settings, and drops the trace of a page that leads nowhere [BR-8] [BR-9] [RT-7]', async () => {
    const { told, load } = aLibrary();
    const settings = { endpoint: 'https://e.example/1', environment: 'test', release: '1' };
    const reporter = new SentryErrorReporter(settings, load);
    await reporter.start();
    expect(told.starts).toEqual([settings]);
    expect(told.isTraceDropped()).toBe(false);
    reporter.dropTrace();
    expect(told.isTraceDropped()).toBe(true);
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
});
