import { displaySwitch, displayText } from '../changes/displays.ts';
import { describeFields } from '../changes/fields/describeFields.ts';
import { returnFormFieldSet } from './returnFormFieldSet.ts';

export const describeReturnFormChange = describeFields(returnFormFieldSet, {
  orderId: { title: 'returnForm.fields.orderId', display: displaySwitch },
  orderIdCustomHeader: { title: 'returnForm.fields.orderIdCustomHeader', display: displayText },
  termsAndConditionsUrl: { title: 'returnForm.fields.termsAndConditionsUrl', display: displayText },
  purchaseDate: { title: 'returnForm.fields.purchaseDate', display: displaySwitch },
  reasonComments: { title: 'returnForm.fields.reasonComments', display: displaySwitch },
  reasonCommentsMandatory: { title: 'returnForm.fields.reasonCommentsMandatory', display: displaySwitch },
  inStoreMobileNumber: { title: 'returnForm.fields.inStoreMobileNumber', display: displaySwitch },
  inStoreMobileNumberMandatory: { title: 'returnForm.fields.inStoreMobileNumberMandatory', display: displaySwitch },
  reasonCommentsFieldName: { title: 'returnForm.fields.reasonCommentsFieldName', display: displayText },
});
