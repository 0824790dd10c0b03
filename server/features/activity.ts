import { listActivity, readActivity, verifyActivity } from '../../contract/activity/activity.ts';
import { ListActivity } from '../application/activity/ListActivity.ts';
import { ReadActivity } from '../application/activity/ReadActivity.ts';
import { VerifyActivity } from '../application/activity/VerifyActivity.ts';
import { answered, serve } from '../infrastructure/http/calls/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const activity = {
  name: 'activity',
  auditActions: [],
  serves({ unitOfWork }) {
    const list = new ListActivity(unitOfWork);
    const read = new ReadActivity(unitOfWork);
    const verify = new VerifyActivity(unitOfWork);
    return [
      serve(listActivity, async ({ params, query: { stored, actor, onBehalf, refused, ...query }, principal }) =>
        answered(
          await list.execute({
            ...params,
            ...query,
            principal,
            stored: stored?.split('\n').filter((line) => line !== ''),
            actorId: actor,
            isOnBehalf: onBehalf !== undefined,
            isRefused: refused !== undefined,
          }),
        ),
      ),
      serve(readActivity, async ({ params: { sequence, ...params }, principal }) =>
        answered(await read.execute({ ...params, principal, sequence: Number(sequence) })),
      ),
      serve(verifyActivity, async ({ params, principal }) => answered(await verify.execute({ ...params, principal }))),
    ];
  },
} satisfies ServerFeature;
