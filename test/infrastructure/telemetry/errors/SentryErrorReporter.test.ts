import { describe, expect, it } from 'vitest';
import { SentryErrorReporter } from '../../../../src/infrastructure/telemetry/errors/SentryErrorReporter.ts';

type Library = Awaited<ReturnType<ConstructorParameters<typeof SentryErrorReporter>[1]>>;

/** The part of the error-reporting library in use, and a record of its calls. */
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

describe('SentryErrorReporter', () => {
  it.each([undefined, ''])(
    'sends nothing, throws nothing and loads nothing if the endpoint is %j [BR-8]',
    async (endpoint) => {
      const { told, load } = aLibrary();
      const reporter = new SentryErrorReporter({ endpoint, environment: 'production', release: '2.1.0' }, load);
      reporter.report(new Error('early'));
      await reporter.start();
      reporter.report(new Error('late'));
      expect(told).toMatchObject({ loads: 0, starts: [], errors: [] });
    },
  );

  it('starts with its settings, and drops the trace of a page that does not exist [BR-8] [BR-9] [RT-7]', async () => {
    const { told, load } = aLibrary();
    const settings = { endpoint: 'https://e.example/1', environment: 'test', release: '1' };
    const reporter = new SentryErrorReporter(settings, load);
    await reporter.start();
    expect(told.starts).toEqual([settings]);
    expect(told.isTraceDropped()).toBe(false);
    reporter.dropTrace();
    expect(told.isTraceDropped()).toBe(true);
  });

  it('keeps errors before its library is loaded, and reports them in order [BR-8]', async () => {
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

  it('does not disturb the page if its library cannot be loaded [BR-8]', async () => {
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
