export type Side = 'published' | 'pending';
