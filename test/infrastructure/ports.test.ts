import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CryptoIds } from '../../src/infrastructure/clock/CryptoIds.ts';
import { SystemClock } from '../../src/infrastructure/clock/SystemClock.ts';
import type { TabSignals } from '../../src/application/shared/TabSignals.ts';
import { BroadcastTabSignals } from '../../src/infrastructure/publishing/BroadcastTabSignals.ts';
import { InMemoryTabSignals } from '../../src/infrastructure/publishing/InMemoryTabSignals.ts';
import { BrowserStorage } from '../../src/infrastructure/storage/openStorage.ts';
import { InMemoryStorage } from '../../src/infrastructure/storage/InMemoryStorage.ts';
import { FetchedAnalytics } from '../../src/infrastructure/telemetry/FetchedAnalytics.ts';
import { SentryErrorReporter } from '../../src/infrastructure/telemetry/errors/SentryErrorReporter.ts';
import { clockContract } from '../contracts/platform/clock.ts';
import { idsContract } from '../contracts/platform/ids.ts';
import { tabSignalsContract } from '../contracts/platform/tabSignals.ts';
import { keyValueStorageContract } from '../contracts/platform/keyValueStorage.ts';
import { analyticsContract, errorReporterContract } from '../contracts/platform/telemetry.ts';
import { CountingIds } from '../support/fakes/CountingIds.ts';
import { ManualClock } from '../support/fakes/ManualClock.ts';
import { RecordingAnalytics } from '../support/fakes/RecordingAnalytics.ts';
import { RecordingErrorReporter } from '../support/fakes/RecordingErrorReporter.ts';

describe('storage', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });
  describe('in memory', () => {
    keyValueStorageContract(() => new InMemoryStorage());
  });
  describe('of the tab', () => {
    keyValueStorageContract(() => new BrowserStorage(() => window.sessionStorage));
  });
  describe('of the browser', () => {
    keyValueStorageContract(() => new BrowserStorage(() => window.localStorage));
  });

  it('denied by the browser stores nothing and throws nothing', () => {
    const storage = new BrowserStorage(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(storage.write('a', '1')).toBe(false);
    expect(storage.read('a')).toBeUndefined();
    expect(() => storage.remove('a')).not.toThrow();
    expect(() => storage.clear()).not.toThrow();
  });

  it('that is full reports that it did not store the text, and keeps the old one', () => {
    const full = new Proxy(window.sessionStorage, {
      get: (target, name) => {
        if (name === 'setItem')
          return () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    window.sessionStorage.setItem('a', 'old');
    const storage = new BrowserStorage(() => full);
    expect(storage.write('a', 'new')).toBe(false);
    expect(storage.read('a')).toBe('old');
  });
});

describe('messages between tabs', () => {
  describe('in memory', () => {
    const subscribers: ConstructorParameters<typeof InMemoryTabSignals>[0] = new Set();
    tabSignalsContract(
      () => new InMemoryTabSignals(subscribers),
      async () => undefined,
    );
  });
  describe('over browser channels', () => {
    const opened: TabSignals[] = [];
    const open = (): TabSignals => {
      const signals = new BroadcastTabSignals();
      opened.push(signals);
      return signals;
    };
    // A message through the same channel: earlier messages have arrived by then.
    tabSignalsContract(open, () => {
      const ear = open();
      return new Promise<void>((arrived) => {
        const stop = ear.subscribe((signal) => {
          if (!('companyId' in signal) || signal.companyId !== 'LAST') return;
          stop();
          arrived();
        });
        open().post({ companyId: 'LAST' });
      });
    });
  });
});

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  describe('of the system', () => {
    clockContract(() => ({
      clock: new SystemClock(),
      pass: (milliseconds) => vi.advanceTimersByTime(milliseconds),
    }));
  });
  describe('of a test', () => {
    clockContract(() => {
      const clock = new ManualClock();
      return { clock, pass: (milliseconds) => clock.advance(milliseconds) };
    });
  });
});

describe('ids', () => {
  describe('at random', () => {
    idsContract(() => new CryptoIds());
  });
  describe('by counting', () => {
    idsContract(() => new CountingIds());
  });
});

describe('analytics', () => {
  const sink = { take: () => undefined };
  describe('with a separate script', () => {
    analyticsContract(
      () =>
        new FetchedAnalytics(
          new InMemoryStorage(),
          new ManualClock(),
          new CountingIds(),
          () => undefined,
          async () => sink,
        ),
    );
  });
  describe('recorded', () => {
    analyticsContract(() => new RecordingAnalytics());
  });
});

describe('error reporting', () => {
  const settings = { endpoint: undefined, environment: undefined, release: '2.1.0' };
  describe('without an endpoint [BR-8]', () => {
    errorReporterContract(() => new SentryErrorReporter(settings, () => Promise.reject(new Error('not asked'))));
  });
  describe('recorded', () => {
    errorReporterContract(() => new RecordingErrorReporter());
  });
});
