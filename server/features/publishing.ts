import {
  completePublish,
  giveUpPublish,
  listPublishes,
  openPublish,
  readPublish,
} from '../../contract/publishing/publishes.ts';
import { NewMerchantOutcomes } from '../application/onboarding/NewMerchantOutcomes.ts';
import { CompletePublish } from '../application/publishing/CompletePublish.ts';
import { GiveUpPublish } from '../application/publishing/GiveUpPublish.ts';
import { ListPublishes } from '../application/publishing/ListPublishes.ts';
import { OpenPublish } from '../application/publishing/OpenPublish.ts';
import { ReadPublish } from '../application/publishing/ReadPublish.ts';
import { companyRequest, keyedRequest } from '../infrastructure/http/calls/companyRequest.ts';
import { answered, done, serve } from '../infrastructure/http/calls/serve.ts';
import { purgeIdempotencyKeys } from '../infrastructure/postgres/publishing/PostgresIdempotencyKeys.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const publishing = {
  name: 'publishing',
  auditActions: ['publish.opened', 'publish.completed', 'publish.refused', 'publish.given-up', 'publish.lapsed'],
  serves({ transaction, authorise, unitOfWork, ids, parts, stepUp }) {
    const open = new OpenPublish(transaction, ids, parts, stepUp);
    const complete = new CompletePublish(transaction, authorise, new NewMerchantOutcomes(unitOfWork), parts);
    const giveUp = new GiveUpPublish(transaction);
    const list = new ListPublishes(authorise, parts);
    const read = new ReadPublish(authorise, parts);
    return [
      serve(openPublish, async (request) => {
        const { headers, body } = request;
        return answered(await open.execute({ ...keyedRequest(request), ifMatch: headers['if-match'], ...body }));
      }),
      serve(completePublish, async (request) => {
        const { publishId } = request.params;
        return answered(await complete.execute({ ...keyedRequest(request), publishId }));
      }),
      serve(giveUpPublish, async (request) => {
        const { publishId } = request.params;
        return done(await giveUp.execute({ ...keyedRequest(request), publishId }));
      }),
      serve(listPublishes, async (request) =>
        answered(await list.execute({ ...companyRequest(request), ...request.query })),
      ),
      serve(readPublish, async (request) => {
        const { publishId } = request.params;
        return answered(await read.execute({ ...companyRequest(request), publishId }));
      }),
    ];
  },
  purge: ({ database, clock }) => purgeIdempotencyKeys(database, clock.now()),
} satisfies ServerFeature;
