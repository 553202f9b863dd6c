export const en = {
  override: {
    label: 'Development',
    text: 'This tab runs code from this computer: {{remotes}}',
    dismiss: 'Back to the released site',
  },
  inspector: {
    label: 'Who rendered what',
  },
};
