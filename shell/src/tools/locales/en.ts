export const en = {
  override: {
    label: 'Development',
    asked:
      'A link asks this page to run code from this computer: {{remotes}}. Allow it only if you are developing it: it can do anything you can do here.',
    allow: 'Run it',
    refuse: 'Keep the released site',
    never: 'No code from this computer runs where staff sign in: {{remotes}}',
    running: 'This page runs code from this computer: {{remotes}}',
    dismiss: 'Back to the released site',
  },
  inspector: {
    label: 'Who rendered what',
  },
};
