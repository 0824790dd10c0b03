import type { ChangePage } from '../../../domain/changes/changeSubject.ts';

const titleKeys = { '/return-reasons': 'navigation.returnReasons' } as const satisfies Record<ChangePage, string>;

/** What a page on which changes are made is called. */
export const pageTitleKeyOf = (page: ChangePage): (typeof titleKeys)[ChangePage] => titleKeys[page];
