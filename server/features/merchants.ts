import { listCompanies } from '../../contract/merchants/companies.ts';
import { ListCompanies } from '../application/companies/ListCompanies.ts';
import { answered } from '../infrastructure/http/answered.ts';
import { serve } from '../infrastructure/http/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const merchants = {
  name: 'merchants',
  auditActions: [],
  serves({ unitOfWork }) {
    const list = new ListCompanies(unitOfWork);
    return [
      serve(listCompanies, async ({ params, query, principal }) =>
        answered(await list.execute({ ...params, ...query, principal })),
      ),
    ];
  },
} satisfies ServerFeature;
