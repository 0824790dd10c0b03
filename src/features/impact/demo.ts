export { bindOrderReplays as impactDemo } from './bindOrderReplays.ts';
