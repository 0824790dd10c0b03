/** Form in which customers enter a return [RS-6]. Absent switches are off. */
export type ReturnFormFields = {
  readonly orderId?: boolean | undefined;
  readonly purchaseDate?: boolean | undefined;
  readonly reasonComments?: boolean | undefined;
  readonly reasonCommentsMandatory?: boolean | undefined;
  readonly orderIdCustomHeader?: string | undefined;
  readonly reasonCommentsFieldName?: string | undefined;
};
