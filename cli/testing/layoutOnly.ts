/** The HTML of a shell that writes nothing but the page for unknown addresses, which every site has. */
export const layoutOnly = `<html><head></head><body><div id="root"></div><script>
  window.composeWith?.(async () => ({ html: '', slice: {}, shown: [], contentFiles: [], missingWidgets: [], unreadLocales: [] }));
</script></body></html>`;
