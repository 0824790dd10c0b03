import {
  patchApplicationConfig,
  postApplicationConfig,
  publishApplicationConfig,
  uploadApplicationImage,
} from '../../../contract/application-config/assetManagement.ts';
import type { BodyOf } from '../../../contract/call.ts';
import type { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export const httpApplicationConfigGateway = (http: Http): ApplicationConfigGateway => ({
  create: (path, write) => nothing(writeAt(http, postApplicationConfig, path, { body: { config: {} } }, write)),
  uploadLogo(path, image, write) {
    const body = { asset: 'logoImage', ...image } as BodyOf<typeof uploadApplicationImage>;
    return nothing(writeAt(http, uploadApplicationImage, path, { body }, write));
  },
  update: (path, patch, write) => nothing(writeAt(http, patchApplicationConfig, path, { body: patch }, write)),
  publish: (path, write) => nothing(writeAt(http, publishApplicationConfig, path, {}, write)),
});
