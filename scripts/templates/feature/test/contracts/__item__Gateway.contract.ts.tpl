import { beforeEach, describe, expect, it } from 'vitest';
import type { __Item__Gateway } from '../../src/application/__kebab__/__Item__Gateway.ts';
import type { CompanyId } from '../../src/domain/company/companyId.ts';

/** What every adapter of the port does; `open` gives a new one with nothing in it. */
export function describe__Item__Gateway(adapter: string, open: () => __Item__Gateway | Promise<__Item__Gateway>): void {
  describe(`__Item__Gateway: ${adapter}`, () => {
    const company = 'NORTHWIND' as CompanyId;
    let gateway: __Item__Gateway;

    beforeEach(async () => {
      gateway = await open();
    });

    it('lists what was added', async () => {
      const added = await gateway.add(company, { name: 'North' });
      expect(added).toMatchObject({ ok: true, value: { name: 'North' } });
      expect(await gateway.list(company)).toEqual({ ok: true, value: added.ok ? [added.value] : [] });
    });

    it('keeps companies apart', async () => {
      await gateway.add(company, { name: 'North' });
      expect(await gateway.list('OTHER' as CompanyId)).toEqual({ ok: true, value: [] });
    });
  });
}
