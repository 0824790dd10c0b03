import type { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import {
  createApplicationConfig,
  updateApplicationConfig,
  placeLogo,
  publishApplicationConfig,
} from '../../domain/application-config/writes/applicationConfigWrites.ts';
import type { DemoService } from '../demo/DemoService.ts';

export const inMemoryApplicationConfigGateway = (service: DemoService): ApplicationConfigGateway => ({
  async create({ companyId }, write) {
    const compile = await service.loadPatterns();
    return compile.ok ? service.write(companyId, createApplicationConfig(compile.value), {}, write) : compile;
  },
  /** Stores the data URL of the image, because the demo cannot store or decode files. */
  async uploadLogo({ companyId, version }, { contentType, data }, write) {
    const logoImage = `data:${contentType};base64,${data}`;
    return service.write(companyId, placeLogo, { version, logoImage }, write);
  },
  async update({ companyId, version }, patch, write) {
    const compile = await service.loadPatterns();
    if (!compile.ok) return compile;
    return service.write(companyId, updateApplicationConfig(compile.value), { version, patch }, write, patch);
  },
  publish: async ({ companyId, version }, write) =>
    service.write(companyId, publishApplicationConfig, { version }, write),
});
