import '@shop/shared-ui/test-support';
import { HostProviders } from '@shop/shared-contract';
import { commonLocales, initI18n, loadLocales } from '@shop/shared-i18n';
import { NotificationArea } from '@shop/shared-ui';
import { Link, Route, Routes } from '@shop/shared-vendor';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
// The requests of the tables that exist are made by it.
import { table } from '../../../shared-data/src/staffTable';
import { adminLocales, publishingLocales } from '../admin/adminLocales';
import { RequireAdmin } from '../admin/RequireAdmin';
import { UnsavedChanges } from '../kit/editing/UnsavedChanges';
import { ResourcePage } from '../kit/resources/ResourcePage';
import type { Resource } from '../kit/resources/resource';
import { SessionProvider } from '../shop/session/SessionProvider';
import { fakeApi } from './fakeApi';
import { Address, Switcher } from './openAdmin';

const row = z.object({
  id: z.string(),
  updated_at: z.string(),
  name: z.string(),
  code: z.string(),
});
const schema = z.object({
  name: z.string().check(z.minLength(1, 'required')),
  code: z.string(),
});
/** A row of a made-up table. */
export type Tool = z.infer<typeof row>;
type ToolInput = z.infer<typeof schema>;

export const tool = (changes: Partial<Tool> = {}): Tool => ({
  ...{ id: '1', updated_at: '2026-11-20T10:00:00Z', name: 'Wrench', code: 'W1' },
  ...changes,
});
export const jack = tool({ id: '2', name: 'Jack', code: 'J7' });

export const TOOLS = 'tools';
// A table that has an id and a name, for the types.
const requests = table(TOOLS as 'user_profiles', {
  row,
  order: ['id'],
  input: (input: ToolInput) => input,
});

const columnOf = <Id extends 'name' | 'code'>(id: Id) => ({ id, value: (row: Tool) => row[id] });

const tools: Resource<Tool, ToolInput> = {
  name: [TOOLS],
  words: {
    list: {
      ...{ title: 'Tools', description: 'All tools.', empty: 'No tools.' },
      ...{ search: 'Search tools', add: 'Add tool' },
      ...{ loadFailed: 'Failed to load tools', removeFailed: 'Failed to remove the tool' },
    },
    table: { name: 'name', code: 'code' },
    form: {
      ...{ addTitle: 'Add a tool', submit: 'Save tool', success: 'Tool saved' },
      ...{ added: 'Tool added', failure: 'Failed to save the tool' },
    },
    fields: { name: 'Name', code: 'Code' },
    problems: { tools_code_once: 'Another tool has this code.' },
    refusals: { last_tool: 'One tool must stay.' },
  },
  schema,
  refusedFields: { tools_code_once: 'code' },
  requests,
  nameOf: ({ name }) => name,
  heading: columnOf('name'),
  columns: [columnOf('code')],
  fields: ['name', 'code'],
};

/** The API with a wrench and a jack. */
export function toolsApi() {
  const api = fakeApi();
  beforeEach(() => {
    api.store(TOOLS, [tool(), jack]);
  });
  return api;
}

const Tools = () => <ResourcePage resource={tools} />;

/** Opens the list of tools, at an address that may have a search, an order and a page. */
export async function openTools(search = '') {
  initI18n('en');
  await loadLocales([commonLocales, adminLocales, publishingLocales]);
  window.history.replaceState(null, '', `/admin/tools${search}`);
  const page = await act(async () =>
    render(
      <HostProviders>
        <SessionProvider>
          <Address />
          <Switcher />
          <Link to="/admin/other">Other page</Link>
          <Routes>
            <Route path="/admin/login" element={<p>The login page</p>} />
            <Route path="/admin/other" element={<p>The other page</p>} />
            <Route
              path="/admin/tools"
              element={
                <UnsavedChanges>
                  <RequireAdmin>
                    <Tools />
                  </RequireAdmin>
                </UnsavedChanges>
              }
            />
          </Routes>
        </SessionProvider>
        <NotificationArea label="Notifications" />
      </HostProviders>,
    ),
  );
  return { ...page, user: userEvent.setup() };
}

export const button = (name: string) => screen.findByRole('button', { name });

/** The dialog with the form of a tool. */
export const dialog = () => within(screen.getByRole('dialog'));
export const field = (label: string) =>
  dialog().getByLabelText(new RegExp(`^${label}( \\*| \\(optional\\)|$)`));
export const save = () => dialog().getByRole('button', { name: 'Save tool' });
export const dialogClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens the list of tools and presses a button there. */
export async function openTool(name: string) {
  const { user } = await openTools();
  await user.click(await button(name));
  return user;
}
