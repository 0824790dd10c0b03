import { expect, it } from 'vitest';
import { __Items__Gateway } from '../../../src/application/__kebab__/__Items__Gateway.ts';
import { companyId } from '../../support/samples/builders.ts';
import { describeCompositions } from '../describeCompositions.ts';

describeCompositions((use) => {
  const submit = (note: string, idempotencyKey: string, id = 'R00') =>
    use()
      .get(__Items__Gateway)
      .submit({ rootOrgId: 'HOUSE', companyId: companyId(id) }, { note }, { idempotencyKey });

  it('submits __title__ once per key [PB-14]', async () => {
    await use().signIn('R00');
    expect(await submit('Thanks', 'submit-1')).toEqual({ ok: true, value: undefined });
    expect(await submit('Thanks', 'submit-1')).toEqual({ ok: true, value: undefined });
    expect(await submit('Other', 'submit-1')).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });

  it('refuses an empty note and an unknown company', async () => {
    await use().signIn('R00');
    expect(await submit(' ', 'submit-2')).toMatchObject({ ok: false, error: { kind: 'rejected', status: 400 } });
    expect(await submit('Thanks', 'submit-3', 'NOWHERE')).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });
});
