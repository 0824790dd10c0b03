import { describe, expect, it } from 'vitest';
import { findCarrier, type CarrierSettings } from '../../../src/domain/branding/findCarrier.ts';

const at = (settings: CarrierSettings, hostname: string, search = '') => findCarrier(settings, { hostname, search });
const carriersByHost = {
  'returns.usps.example': 'USPS',
  '*.example': 'ANY',
  '*.yamato.example': 'YAMATO',
};

describe('the carrier of a url', () => {
  it('is the one of the environment before all else [BR-2]', () => {
    expect(at({ carrier: 'SET', carriersByHost, localMode: true }, 'returns.usps.example', '?carrier=NAMED')).toBe(
      'SET',
    );
  });

  it('is the one of the exact host, in any case, before one of a suffix [BR-2]', () => {
    expect(at({ carriersByHost }, 'Returns.USPS.example')).toBe('USPS');
  });

  it('is the one of the longest suffix that covers the host [BR-2]', () => {
    expect(at({ carriersByHost }, 'a.b.yamato.example')).toBe('YAMATO');
    expect(at({ carriersByHost }, 'other.example')).toBe('ANY');
  });

  it('is none of a suffix that the host merely ends like [BR-2]', () => {
    expect(at({ carriersByHost: { '*.usps.example': 'USPS' } }, 'evilusps.example')).toBeUndefined();
    expect(at({ carriersByHost: { '*.usps.example': 'USPS' } }, 'usps.example')).toBeUndefined();
    expect(at({ carriersByHost: { 'usps.example': 'USPS' } }, 'other.sps.example')).toBeUndefined();
    expect(at({ carriersByHost: { 'usps.example': 'USPS' } }, 'busps.example')).toBeUndefined();
  });

  it('is the one the query names, in local mode only [BR-2]', () => {
    expect(at({ localMode: true }, 'localhost', '?a=1&carrier=USPS&b=2')).toBe('USPS');
    expect(at({ localMode: true }, 'localhost', '?carrier=USPS')).toBe('USPS');
    expect(at({ localMode: true }, 'localhost', '?xcarrier=USPS')).toBeUndefined();
    expect(at({ localMode: true }, 'localhost', '?carrier=<script>')).toBeUndefined();
    expect(at({}, 'localhost', '?carrier=USPS')).toBeUndefined();
  });

  it('is none where nothing names one, also for a host that is a name every object inherits [BR-3]', () => {
    expect(at({ carriersByHost }, 'nowhere.test')).toBeUndefined();
    expect(at({ carriersByHost }, 'constructor')).toBeUndefined();
    expect(at({}, 'nowhere.test')).toBeUndefined();
  });
});
