import { listCompanies } from '../../contract/merchants/companies.ts';
import { ListCompanies } from '../application/companies/ListCompanies.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { serve } from '../infrastructure/http/calls/serve.ts';
import { PostgresListGenerations } from '../infrastructure/postgres/companies/PostgresListGenerations.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const merchants = {
  name: 'merchants',
  auditActions: [],
  serves({ unitOfWork, database }) {
    const list = new ListCompanies(unitOfWork, new PostgresListGenerations(database));
    return [
      serve(listCompanies, async ({ params, query, principal }) => {
        const named = await list.name({ ...params, ...query, principal });
        if (!named.ok) return named;
        const { name, read } = named.value;
        return ok({ cached: { name: `${listCompanies.id} ${name}`, make: read } });
      }),
    ];
  },
} satisfies ServerFeature;
