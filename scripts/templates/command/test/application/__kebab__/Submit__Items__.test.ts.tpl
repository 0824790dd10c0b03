import { expect, it } from 'vitest';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { __Items__Gateway } from '../../../src/application/__kebab__/__Items__Gateway.ts';
import { Submit__Items__ } from '../../../src/application/__kebab__/Submit__Items__.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { demoServices } from '../../support/composition.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';

it('Submit__Items__ submits __title__ of the open company, and fails if no company is open', async () => {
  const submitted: unknown[] = [];
  const services = demoServices({
    sample: aSample(),
    replace: (bind) =>
      provide(bind, __Items__Gateway, [], () => ({
        submit: async (...args) => {
          submitted.push(args);
          return ok(undefined);
        },
      })),
  });
  const submit = services.get(Submit__Items__);
  expect(await submit.execute({ note: 'Thanks' })).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  await services.get(CompanyStore).open(companyId('R00'));
  expect((await submit.execute({ note: 'Thanks' })).ok).toBe(true);
  const company = { rootOrgId: 'HOUSE', companyId: 'R00' };
  expect(submitted).toEqual([[company, { note: 'Thanks' }, { idempotencyKey: expect.any(String) }]]);
});
