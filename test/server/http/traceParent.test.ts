import { expect, it } from 'vitest';
import { parseAddresses } from '../../../server/infrastructure/http/parseAddresses.ts';
import { newRequestId, traceParentOf, trustedParentOf } from '../../../server/infrastructure/http/traceParent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

it('traceParentOf reads ids and sampled flag of version 00', () => {
  expect(traceParentOf({ traceparent: `00-${traceId}-${spanId}-01` })).toEqual({ traceId, spanId, isSampled: true });
  expect(traceParentOf({ traceparent: `00-${traceId}-${spanId}-02` })?.isSampled).toBe(false);
});

it.each([
  undefined,
  '',
  `00-${traceId}-${spanId}`,
  `01-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
])('traceParentOf ignores %j', (traceparent) => {
  expect(traceParentOf({ traceparent })).toBeUndefined();
});

it('trustedParentOf accepts a parent only from trusted addresses, also in their IPv6 form', () => {
  const trusted = parseAddresses(['10.1.0.0/16', '192.0.2.7', '2001:db8::/32']);
  const parentFrom = (remoteAddress: string | undefined) =>
    trustedParentOf({ headers: { traceparent: `00-${traceId}-${spanId}-01` }, socket: { remoteAddress } }, trusted)
      ?.traceId;
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8::1'])
    expect(parentFrom(address)).toBe(traceId);
  for (const address of ['10.2.0.1', '192.0.2.8', '2001:db9::1', undefined])
    expect(parentFrom(address)).toBeUndefined();
});

it('parseAddresses rejects texts that are neither addresses nor ranges', () => {
  for (const text of ['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '::/129'])
    expect(parseAddresses([text]), text).toBeUndefined();
});

it('newRequestId creates an ID that is also a valid trace ID', () => {
  expect(traceParentOf({ traceparent: `00-${newRequestId()}-${spanId}-01` })).toBeDefined();
});
