import { DemoMark } from './DemoMark.tsx';
import { DemoPreviewLink } from './DemoPreviewLink.tsx';
import { DemoSignIn } from './DemoSignIn.tsx';

export { DemoMark, DemoPreviewLink, DemoSignIn };
