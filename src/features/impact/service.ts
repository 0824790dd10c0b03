export { bindOrderReplays as impactService } from './bindOrderReplays.ts';
