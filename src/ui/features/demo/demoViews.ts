import { DemoMark } from './DemoMark.tsx';
import { DemoSignIn } from './DemoSignIn.tsx';

/** All that the demo shows beyond the product. */
export { DemoMark, DemoSignIn };
