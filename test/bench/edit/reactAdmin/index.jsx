import { Dialog, IconButton, Switch } from '@mui/material';
import {
  ListContextProvider,
  memoryStore,
  ResourceContextProvider,
  TestMemoryRouter,
  useListController,
  useNotify,
  useRecordContext,
  useUpdate,
} from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import {
  AdminContext,
  Datagrid,
  FunctionField,
  Notification,
  SimpleForm,
  TextField,
  TextInput,
} from 'ra-ui-materialui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// The list as react-admin's own parts make it, in the order its documentation puts them together: a data grid of all rows,
// a switch that updates undoably in a cell, a form in a dialog. It has no moving of rows.
const count = Number(new URLSearchParams(location.search).get('rows'));
const records = Array.from({ length: count }, (_, nth) => {
  const number = String(nth).padStart(4, '0');
  return {
    id: `REASON_${number}`,
    name: `Reason ${number}`,
    isOffered: true,
    customerPays: nth % 2 === 0,
    asksFor: nth % 3 === 0 ? 'Photo of the damage' : 'None',
  };
});

const dataProvider = {
  getList: async () => ({ data: [...records], total: records.length }),
  update: async (_, { id, data }) => {
    const place = records.findIndex((record) => record.id === id);
    records[place] = { ...records[place], ...data };
    return { data: records[place] };
  },
};

function Offered() {
  const record = useRecordContext();
  const [update] = useUpdate();
  const notify = useNotify();
  return (
    <Switch
      checked={record.isOffered}
      onChange={() =>
        update(
          'reasons',
          { id: record.id, data: { isOffered: !record.isOffered }, previousData: record },
          { mutationMode: 'undoable', onSuccess: () => notify('ra.action.update', { undoable: true }) },
        )
      }
      slotProps={{ input: { 'aria-label': `Offer ${record.name}` } }}
    />
  );
}

function Edit({ onEdit }) {
  const record = useRecordContext();
  return (
    <IconButton aria-label={`Edit ${record.name}`} onClick={() => onEdit(record)}>
      …
    </IconButton>
  );
}

function Reasons() {
  const list = useListController({ resource: 'reasons', perPage: count, disableSyncWithLocation: true });
  const [edited, setEdited] = useState();
  return (
    <ListContextProvider value={list}>
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <TextField source="name" />
        <TextField source="id" />
        <FunctionField source="customerPays" render={(row) => (row.customerPays ? 'Customer pays' : 'You pay')} />
        <TextField source="asksFor" />
        <Offered />
        <Edit onEdit={setEdited} />
      </Datagrid>
      <Dialog open={edited !== undefined} onClose={() => setEdited(undefined)}>
        {edited && (
          <SimpleForm record={edited} toolbar={false}>
            <TextInput source="name" />
          </SimpleForm>
        )}
      </Dialog>
    </ListContextProvider>
  );
}

createRoot(document.querySelector('#root')).render(
  <TestMemoryRouter>
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={polyglotI18nProvider(() => englishMessages)}
      store={memoryStore()}
    >
      <ResourceContextProvider value="reasons">
        <Reasons />
        <Notification />
      </ResourceContextProvider>
    </AdminContext>
  </TestMemoryRouter>,
);
