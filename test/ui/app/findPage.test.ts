import { describe, expect, it } from 'vitest';
import { findRoute } from '../../../src/ui/app/findRoute.ts';

const none = {
  publishSessions: false,
  history: false,
  merchantDirectory: false,
  reviewSessions: false,
  companySettings: false,
};

describe('the route of a page', () => {
  it('is not there where the owner’s service does not announce what it needs [PB-16]', () => {
    expect(findRoute('merchant', '/history', { ...none, history: true })?.titleKey).toBe('navigation.history');
    expect(findRoute('merchant', '/history', none)).toBeUndefined();
    expect(findRoute('merchant', '/history')).toBeUndefined();
    expect(findRoute('merchant', '/return-reasons', none)).toBeDefined();
  });

  it('belongs to merchants or to admins, never to both [RT-6]', () => {
    expect(findRoute('admin', '/return-reasons', none)).toBeUndefined();
    expect(findRoute('admin', '/merchants/overview', none)).toBeDefined();
  });
});
