/** Shown instead of a page that would lack its content. It opens the page again by itself. */
export const preparingPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="2" />
    <title>Being prepared · En preparación</title>
  </head>
  <body>
    <p>This page is being prepared. It will open by itself in a moment.</p>
    <p lang="es">Estamos preparando esta página. Se abrirá sola en un momento.</p>
  </body>
</html>
`;
