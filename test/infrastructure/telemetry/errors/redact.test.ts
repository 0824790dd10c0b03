import type { Breadcrumb, ErrorEvent } from '@sentry/react';
import { describe, expect, it } from 'vitest';
import { redactBreadcrumb } from '../../../../src/infrastructure/telemetry/errors/redact.ts';
import { reportingOptions, traceSampleRate } from '../../../../src/infrastructure/telemetry/errors/reportingOptions.ts';

const CANARY = 'Harbour Lane';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTYifQ.dozjgNryP4J3jVmNHl0w5N';
const EMAIL = 'ada@acme.example';
const settings = { endpoint: 'https://k@e.example/1', environment: 'production', release: '2.1.0' };
const options = reportingOptions(settings, () => false);
const secrets = `${CANARY} ${TOKEN} ${EMAIL}`;
const address = `https://portal.example/ACME/${TOKEN}/rules?order=${CANARY}#${TOKEN}`;

const breadcrumbs: Breadcrumb[] = [
  { category: 'ui.click', message: `button[aria-label="Actions for ${CANARY}"]` },
  { category: 'console', message: secrets, data: { arguments: [secrets] } },
  { category: 'xhr', timestamp: 1, data: { method: 'GET', status_code: 200, url: address, request_body_size: 4 } },
  { category: 'navigation', timestamp: 2, data: { from: '/ACME/rules?search=x', to: address } },
];

describe('reportingOptions', () => {
  it('send the kind and location of an error, but no typed text [TL-9] [BR-8]', () => {
    const event: ErrorEvent = {
      type: undefined,
      event_id: 'e1',
      message: secrets,
      logentry: { message: secrets, params: [secrets] },
      request: { url: address, headers: { Referer: address }, query_string: secrets, data: secrets },
      transaction: address,
      user: { email: EMAIL },
      tags: { text: CANARY },
      breadcrumbs,
      contexts: { page: { text: secrets }, trace: { trace_id: 't', span_id: 's', data: { url: address, size: 3 } } },
      extra: { kind: 'rejected', token: TOKEN, step: 3, __serialized__: { text: secrets }, arguments: [secrets] },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: `no rule “${CANARY}” for ${EMAIL}`,
            mechanism: { type: 'generic', handled: true, data: { text: secrets } },
            stacktrace: {
              frames: [
                {
                  filename: address,
                  function: 'edit',
                  lineno: 1,
                  colno: 2,
                  in_app: true,
                  vars: { secrets },
                  context_line: secrets,
                },
              ],
            },
          },
          { type: 'SyntaxError', value: `Unexpected token H in ${CANARY}` },
        ],
      },
    };
    const reported = options.beforeSend(event, { originalException: new TypeError('no rule') });
    expect(JSON.stringify(reported)).not.toMatch(new RegExp(`${CANARY}|${TOKEN}|${EMAIL}`));
    expect(reported).toMatchObject({
      event_id: 'e1',
      request: { url: 'https://portal.example/ACME/[removed]/rules' },
      extra: { kind: 'rejected', token: '[removed]', step: 3 },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'no rule … for [removed]',
            stacktrace: { frames: [{ function: 'edit', lineno: 1, colno: 2, in_app: true }] },
          },
          { type: 'SyntaxError', value: '' },
        ],
      },
      breadcrumbs: [
        {
          category: 'xhr',
          data: { method: 'GET', status_code: 200, url: 'https://portal.example/ACME/[removed]/rules' },
        },
        { category: 'navigation', data: { from: '/ACME/rules' } },
      ],
    });
  });

  it.each([CANARY, { text: CANARY }, undefined])(
    'send no content of %j if it was thrown instead of an Error [TL-9]',
    (thrown) => {
      const exception = { values: [{ type: 'Error', value: CANARY }] };
      const reported = options.beforeSend(
        { type: undefined, message: CANARY, exception },
        { originalException: thrown },
      );
      expect(JSON.stringify(reported)).not.toContain(CANARY);
      expect(reported).toMatchObject({ exception: { values: [{ type: 'Error', value: '' }] } });
    },
  );

  it('accept an error event without content [BR-8]', () => {
    expect(options.beforeSend({ type: undefined }, {})).toMatchObject({ breadcrumbs: [], extra: {} });
    expect(options.beforeSendTransaction({ type: 'transaction' })).toMatchObject({ type: 'transaction' });
    expect(redactBreadcrumb({ category: 'fetch' })?.data).toEqual({});
    expect(redactBreadcrumb({ category: 'navigation' })?.data).toEqual({});
  });

  it('remove private data from a page-load trace, and replace URLs by their public parts [TL-9] [BR-9]', () => {
    const span = { span_id: 's', trace_id: 't', start_timestamp: 1, status: 'ok' };
    const reported = options.beforeSendTransaction({
      type: 'transaction',
      transaction: address,
      breadcrumbs,
      request: { url: address },
      measurements: { lcp: { value: 3, unit: 'ms' } },
      contexts: { trace: { trace_id: 't', span_id: 's', data: { 'lcp.element': CANARY, 'sentry.op': 'pageload' } } },
      spans: [
        { ...span, op: 'http.client', description: `GET ${address}`, data: { 'http.query': secrets, size: 4 } },
        { ...span, op: 'ui.interaction.click', description: `a[aria-label="${CANARY}"]`, data: {} },
      ],
    });
    expect(JSON.stringify(reported)).not.toMatch(new RegExp(`${CANARY}|${TOKEN}|${EMAIL}`));
    expect(reported).toMatchObject({
      measurements: { lcp: { value: 3 } },
      contexts: { trace: { data: { 'sentry.op': 'pageload' } } },
      spans: [{ description: 'GET https://portal.example/ACME/[removed]/rules', data: { size: 4 } }, { data: {} }],
    });
  });

  it('contain endpoint, environment and release, but no personal data [BR-8] [BR-9] [TL-9]', () => {
    expect(options).toMatchObject({
      dsn: 'https://k@e.example/1',
      environment: 'production',
      release: '2.1.0',
      tracesSampleRate: 0.05,
      tracePropagationTargets: [],
      dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    });
    expect(reportingOptions({ ...settings, environment: undefined }, () => false).environment).toBe('development');
  });

  it('drop the page-load trace of a page that does not exist before the trace is sent [RT-7] [BR-9]', () => {
    let isDropped = false;
    const { beforeSendTransaction, traceLifecycle } = reportingOptions(settings, () => isDropped);
    // With streamed spans, the library does not call the hook for page loads.
    expect(traceLifecycle).toBe('static');
    expect(beforeSendTransaction({ type: 'transaction' })).not.toBeNull();
    isDropped = true;
    expect(beforeSendTransaction({ type: 'transaction' })).toBeNull();
  });

  it.each([
    ['production', 0.05],
    ['staging', 0.1],
    ['Production', 0.1],
    [undefined, 0.1],
  ])('set the sampling rate in %s to %s of page loads [BR-9]', (environment, share) => {
    expect(traceSampleRate(environment)).toBe(share);
  });
});
