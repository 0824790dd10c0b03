/** Of what is edited: as it is live, or as it will be once it is published. */
export type Side = 'published' | 'pending';
