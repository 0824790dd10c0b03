import { expect, it } from 'vitest';
import type { CompanyPath } from '../../../src/application/company/CompanyPath.ts';
import { MAX_OPEN_LINKS, TOO_MANY_LINKS } from '../../../src/domain/preview-links/previewLink.ts';
import { previewSnapshot } from '../../../src/domain/preview-links/previewSnapshot.ts';
import { DAY, MINUTE } from '../../../src/domain/shared/lifetimes.ts';
import { companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

/** Uses the preview links of ACME and KOYO. */
export function previewLinksGatewayContract(use: UseGateways): void {
  const pathOf = (id: string): CompanyPath => ({ rootOrgId: 'HOUSE', companyId: companyId(id) });
  const [acme, koyo] = [pathOf('ACME'), pathOf('KOYO')];

  /** The published configuration, as an editing user would submit it. */
  const pendingOf = async ({ companyId: id }: CompanyPath) => {
    const read = valueOf(await use().companies.read(companyId(id)));
    const { configuration } = read;
    return previewSnapshot({ ...configuration, orderInstructions: 'Not published yet' }, configuration);
  };
  const make = async (path: CompanyPath) => valueOf(await use().previewLinks.create(path, await pendingOf(path)));
  const list = async (path: CompanyPath) => valueOf(await use().previewLinks.list(path));
  const open = (token: string) => use().previewLinks.open(token);

  it("open returns the pending configuration at the time of the link's creation, without carrier accounts [CT-4]", async () => {
    await use().signIn('ACME');
    const { link, token } = await make(acme);
    expect(link.expiresAt - link.createdAt).toBe(7 * DAY);
    expect(await list(acme)).toEqual([link]);
    const opened = await open(token);
    expect(opened).toMatchObject({
      ok: true,
      value: {
        state: 'open',
        link: { createdAt: link.createdAt, expiresAt: link.expiresAt },
        configuration: { companyId: 'ACME', orderInstructions: 'Not published yet' },
      },
    });
    expect(JSON.stringify(opened)).not.toMatch(/chargeAccount"?:"?\d|accountNumber"?:"?\d/);
    expect(await list(acme)).toEqual([{ ...link, openedAt: use().now() }]);
    use().advance(MINUTE - 1);
    expect(await open(token), 'a second time').toMatchObject({ ok: true, value: { state: 'open' } });
    expect((await list(acme))[0]?.openedAt).toBe(use().now() - MINUTE + 1);
    await use().previewLinks.revoke(acme, link.linkId);
  });

  it('open returns only the state of a revoked or expired preview link, and `not-found` for an unknown token', async () => {
    await use().signIn('KOYO');
    const [revoked, expired] = [await make(koyo), await make(koyo)];
    expect(await use().previewLinks.revoke(koyo, revoked.link.linkId)).toMatchObject({ ok: true });
    expect(await use().previewLinks.revoke(koyo, revoked.link.linkId), 'twice').toMatchObject({ ok: true });
    expect((await list(koyo)).map(({ linkId }) => linkId)).toEqual([expired.link.linkId]);
    expect(await open(revoked.token)).toEqual({ ok: true, value: { state: 'revoked' } });
    expect(await open('guessed-and-never-made')).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    use().advance(7 * DAY);
    expect(await open(expired.token)).toEqual({ ok: true, value: { state: 'expired' } });
    await use().signIn('KOYO');
    expect(await list(koyo)).toEqual([]);
  });

  it('create rejects a snapshot with forbidden content, and returns pointers to that content', async () => {
    await use().signIn('KOYO');
    const pending = await pendingOf(koyo);
    const refused = async (more: object) =>
      expect(await use().previewLinks.create(koyo, { ...pending, ...more })).toMatchObject({
        ok: false,
        error: { kind: 'rejected', status: 400, pointers: [`/configuration/${Object.keys(more)[0]}`] },
      });
    await refused({ contactName: 'Somebody' });
    await refused({ termsAndConditionsUrl: 'javascript:alert(1)' });
    await refused({ orderInstructions: 'x'.repeat(1_000_000) });
  });

  it('create limits the number of open preview links of a company, and accepts another link after one is revoked', async () => {
    await use().signIn('KOYO');
    const links = [];
    for (let nth = 0; nth < MAX_OPEN_LINKS; nth += 1) links.push((await make(koyo)).link);
    const refused = await use().previewLinks.create(koyo, await pendingOf(koyo));
    expect(refused).toMatchObject({ ok: false, error: { kind: 'rejected', status: 400, message: TOO_MANY_LINKS } });
    await use().previewLinks.revoke(koyo, links[0]?.linkId ?? '');
    links.push((await make(koyo)).link);
    for (const { linkId } of links) await use().previewLinks.revoke(koyo, linkId);
    expect(await list(koyo)).toEqual([]);
  });

  it('list, create and revoke return `not-found` for an unknown company, and for a company to which the user does not belong', async () => {
    await use().signIn('KOYO');
    const { link } = await make(koyo);
    await use().signIn('ACME');
    const missing = { ok: false, error: { kind: 'not-found' } };
    for (const path of [pathOf('NOBODY'), koyo]) {
      expect(await use().previewLinks.list(path)).toMatchObject(missing);
      expect(await use().previewLinks.create(path, await pendingOf(acme))).toMatchObject(missing);
      expect(await use().previewLinks.revoke(path, link.linkId)).toMatchObject(missing);
    }
    expect(await use().previewLinks.revoke(acme, link.linkId)).toMatchObject(missing);
  });
}
