import { DemoMark } from './DemoMark.tsx';
import { DemoPreviewLink } from './DemoPreviewLink.tsx';
import { DemoSignIn } from './DemoSignIn.tsx';

/** All that the demo shows beyond the product. */
export { DemoMark, DemoPreviewLink, DemoSignIn };
