import { followCompany } from '../../../../contract/company/followCompany.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import type { FollowCompany } from '../../../application/companies/events/FollowCompany.ts';
import { companyRequest } from '../calls/companyRequest.ts';
import { serve, type Served } from '../calls/serve.ts';
import { EventStream } from './EventStream.ts';
import type { EventStreams } from './EventStreams.ts';

/** Streams the events of a company for as long as the caller has access. */
export function streamCompany(follow: FollowCompany, streams: EventStreams): Served {
  const served = serve(followCompany, async (request) => {
    const followRequest = { ...companyRequest(request), since: request.headers['last-event-id'] };
    if (request.query.once) {
      const stream = new EventStream();
      const sent = await follow.once(followRequest, stream);
      stream.end();
      return sent.ok ? ok({ stream }) : sent;
    }
    const { userId, rootOrgId, organisationId } = request.principal;
    const opened = streams.open({ userId, organisation: `${rootOrgId}/${organisationId}` });
    if (!opened.ok) return opened;
    const stream = opened.value;
    try {
      const followed = await follow.execute(followRequest, stream);
      if (!followed.ok) {
        stream.destroy();
        return followed;
      }
      stream.once('close', () => followed.value.stop());
      const look = streams.endUnless(stream, async () => (await request.isStillIn()) && followed.value.catchUp());
      followed.value.onAccess(look);
      return ok({ stream });
    } catch (error) {
      stream.destroy();
      throw error;
    }
  });
  return {
    ...served,
    register: (app, context) => {
      served.register(app, context);
      app.addHook('preClose', async () => streams.drain());
    },
  };
}
