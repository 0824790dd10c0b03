import type { Breadcrumb, ErrorEvent, Event, EventHint } from '@sentry/react';
import { reportedAddress, reportedMessage, withoutSecrets } from '../../../domain/telemetry/withoutSecrets.ts';

type TransactionEvent = Event & { type: 'transaction' };
type Values = Readonly<Record<string, unknown>>;

/** Span attributes whose values are set by the library and so contain no private data. */
const libraryWords: ReadonlySet<string> = new Set(['sentry.op', 'sentry.origin', 'sentry.source', 'http.method']);

const address = (value: unknown): string | undefined =>
  typeof value === 'string' ? reportedAddress(value) : undefined;
const isFigure = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

const filtered = (
  values: Values | undefined,
  isAllowed: (name: string, value: unknown) => boolean,
): Record<string, never> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name, value]) => isAllowed(name, value))) as never;

/** Reduces requests and navigations to their paths. Drops clicks and console output, which contain merchants' texts. */
export function redactBreadcrumb({ type, category, level, timestamp, data }: Breadcrumb): Breadcrumb | null {
  switch (category) {
    case 'fetch':
    case 'xhr': {
      const { method, status_code, url } = (data ?? {}) as Values;
      return { type, category, level, timestamp, data: { method, status_code, url: address(url) } } as Breadcrumb;
    }
    case 'navigation': {
      const { from, to } = (data ?? {}) as Values;
      return { type, category, level, timestamp, data: { from: address(from), to: address(to) } } as Breadcrumb;
    }
    default:
      return null;
  }
}

/** Returns the fields that every report contains. All other fields are dropped. */
function common(event: Event): Event {
  const { event_id, timestamp, start_timestamp, level, platform, release, environment, sdk, debug_meta } = event;
  const { trace, react } = event.contexts ?? {};
  const { sdkProcessingMetadata, breadcrumbs = [] } = event;
  return {
    event_id,
    timestamp,
    start_timestamp,
    level,
    platform,
    release,
    environment,
    sdk,
    debug_meta,
    sdkProcessingMetadata,
    request: { url: address(event.request?.url) },
    transaction: address(event.transaction),
    transaction_info: event.transaction_info,
    breadcrumbs: breadcrumbs.flatMap((each) => redactBreadcrumb(each) ?? []),
    contexts: {
      ...(trace && { trace: { ...trace, data: spanData(trace.data) } }),
      ...(react && { react: { componentStack: address(react['componentStack']) } }),
    },
  } as Event;
}

const spanData = (data: Values | undefined) =>
  filtered(data, (name, value) => isFigure(value) || (libraryWords.has(name) && typeof value === 'string'));

/**
 * Reduces an error to its type, stack, breadcrumbs and a message without values. If a value other than an error was
 * thrown, its content is dropped [TL-9].
 */
export function redactError(event: ErrorEvent, { originalException }: EventHint): ErrorEvent {
  const isError = originalException instanceof Error;
  const values = event.exception?.values?.map(({ type = '', value = '', mechanism, stacktrace, ...rest }) => ({
    thread_id: rest.thread_id,
    type,
    value: isError ? reportedMessage(type, value) : '',
    mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled },
    stacktrace: stacktrace && {
      frames: stacktrace.frames?.map(({ filename, function: name, lineno, colno, in_app }) => ({
        filename: address(filename),
        function: name,
        lineno,
        colno,
        in_app,
      })),
    },
  }));
  const extra = filtered(event.extra, (_, value) => isFigure(value) || typeof value === 'string');
  return {
    ...common(event),
    type: undefined,
    exception: values && { values },
    extra: Object.fromEntries(
      Object.entries(extra).map(([name, value]) => [name, typeof value === 'string' ? withoutSecrets(value) : value]),
    ),
  } as ErrorEvent;
}

export const redactTransaction = (event: TransactionEvent): TransactionEvent =>
  ({
    ...common(event),
    type: 'transaction',
    measurements: event.measurements,
    spans: event.spans?.map(({ description, data, ...span }) => ({
      ...span,
      // The description of a UI span contains text from the page.
      description: span.op?.startsWith('ui.') ? undefined : address(description),
      data: spanData(data),
    })),
  }) as TransactionEvent;
