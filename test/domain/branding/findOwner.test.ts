import { describe, expect, it } from 'vitest';
import { findOwner, type CarrierSettings } from '../../../src/domain/branding/findOwner.ts';

const at = (settings: CarrierSettings, hostname: string, search = '') => findOwner(settings, { hostname, search });
const carriersByHost = {
  'returns.usps.example': 'USPS',
  '*.example': 'ANY',
  '*.yamato.example': 'YAMATO',
};

describe('findOwner', () => {
  it('prefers the owner set in the environment over the host name [BR-2]', () => {
    expect(at({ carrier: 'SET', carriersByHost, localMode: true }, 'returns.usps.example', '?carrier=NAMED')).toBe(
      'SET',
    );
  });

  it('prefers an exact host name, ignoring case, over a matching suffix [BR-2]', () => {
    expect(at({ carriersByHost }, 'Returns.USPS.example')).toBe('USPS');
  });

  it('uses the longest matching suffix of the host name [BR-2]', () => {
    expect(at({ carriersByHost }, 'a.b.yamato.example')).toBe('YAMATO');
    expect(at({ carriersByHost }, 'other.example')).toBe('ANY');
  });

  it('matches a suffix only at a dot of the host name [BR-2]', () => {
    expect(at({ carriersByHost: { '*.usps.example': 'USPS' } }, 'evilusps.example')).toBeUndefined();
    expect(at({ carriersByHost: { '*.usps.example': 'USPS' } }, 'usps.example')).toBeUndefined();
    expect(at({ carriersByHost: { 'usps.example': 'USPS' } }, 'other.sps.example')).toBeUndefined();
    expect(at({ carriersByHost: { 'usps.example': 'USPS' } }, 'busps.example')).toBeUndefined();
  });

  it('reads the owner from the query string only in local mode [BR-2]', () => {
    expect(at({ localMode: true }, 'localhost', '?a=1&carrier=USPS&b=2')).toBe('USPS');
    expect(at({ localMode: true }, 'localhost', '?carrier=USPS')).toBe('USPS');
    expect(at({ localMode: true }, 'localhost', '?xcarrier=USPS')).toBeUndefined();
    expect(at({ localMode: true }, 'localhost', '?carrier=<script>')).toBeUndefined();
    expect(at({}, 'localhost', '?carrier=USPS')).toBeUndefined();
  });

  it('returns undefined for an unknown host name, even one that equals an inherited object property [BR-3]', () => {
    expect(at({ carriersByHost }, 'nowhere.test')).toBeUndefined();
    expect(at({ carriersByHost }, 'constructor')).toBeUndefined();
    expect(at({}, 'nowhere.test')).toBeUndefined();
  });
});
