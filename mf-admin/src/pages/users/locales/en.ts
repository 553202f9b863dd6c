export const en = {
  title: 'Users',
  description: 'Everyone with an account, and who may use this area.',
  search: 'Search users by email',
  empty: 'There are no accounts.',
  table: {
    label: 'Users',
    email: 'Email address',
    since: 'Account since',
    admin: 'Administrator',
  },
  you: 'You',
  toggle: 'Administrator rights of {{email}}',
  yes: 'Administrator',
  no: 'No rights',
  removeSelf: {
    title: 'Give up your own rights?',
    text: 'You will leave the admin area at once, and another administrator has to let you in again.',
    confirm: 'Give up my rights',
  },
  added: 'User added to administrators',
  removed: 'User removed from administrators',
  loadFailed: 'Failed to load users',
  updateFailed: 'Failed to update user role',
  lastAdmin:
    '{{email}} is the last administrator and cannot be removed. Make somebody else administrator first.',
};
