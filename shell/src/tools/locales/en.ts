export const en = {
  override: {
    label: 'Development',
    question:
      'A link asks this tab to run code from this computer: {{remotes}}. Allow it only if you are developing it: it can do all that you can do here.',
    allow: 'Run it',
    refuse: 'Keep the released site',
    text: 'This tab runs code from this computer: {{remotes}}',
    dismiss: 'Back to the released site',
  },
  inspector: {
    label: 'Who rendered what',
  },
};
