import type { Write } from '../../shared/write.ts';
import { decideVersion, made, type ConfiguredCompany, type OneVersion } from './configuredCompany.ts';

export const placeLogo: Write<ConfiguredCompany, OneVersion & { readonly logoImage: string }> = {
  action: 'image.uploaded',
  decide: (document, { version, logoImage }) =>
    decideVersion(document, version, (present) => made({ ...present, assets: { ...present.assets, logoImage } })),
};
