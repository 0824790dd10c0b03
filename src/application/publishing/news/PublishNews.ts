import type { LazyPart } from '../../shared/LazyPart.ts';
import { portToken } from '../../shared/token.ts';
import type { RemotePublishes } from './RemotePublishes.ts';

/** What tells of others' publishes, fetched after the first page is drawn. */
export const PublishNews = portToken<LazyPart<RemotePublishes>>('PublishNews');
