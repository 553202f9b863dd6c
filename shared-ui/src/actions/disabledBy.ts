/**
 * Returns the props of a control that cannot be used now, and none while it can.
 * @param reason the sentence that says why, for screen readers and at the pointer; nothing while it can be used
 */
export const disabledBy = (reason: string | false | undefined) =>
  reason ? { disabled: true, title: reason, 'aria-description': reason } : {};
