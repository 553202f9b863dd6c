import { definePage } from '@shop/shared-contract';
import { publishingMessages } from '../../publishing/messages/publishingMessages';
import { bookingsMessages } from '../bookings/messages/bookingsMessages';
import { contentMessages } from '../content/messages/contentMessages';
import { dashboardMessages } from '../dashboard/messages/dashboardMessages';
import { inboxMessages } from '../inbox/messages/inboxMessages';
import { loginMessages } from '../login/messages/loginMessages';
import { productsMessages } from '../products/messages/productsMessages';
import { settingsMessages } from '../settings/messages/settingsMessages';
import { usersMessages } from '../users/messages/usersMessages';
import { AdminPage } from './AdminPage';
import { adminMessages } from './messages/adminMessages';

export default definePage({
  Component: AdminPage,
  messages: [
    adminMessages,
    loginMessages,
    dashboardMessages,
    productsMessages,
    contentMessages,
    settingsMessages,
    usersMessages,
    bookingsMessages,
    inboxMessages,
    publishingMessages,
  ],
});
