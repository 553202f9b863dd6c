/**
 * lite knows no address of the site and redirects to one of its own default. The reference is relative: the
 * browser stays on the site, whatever name it has there.
 * @returns the response, of a link in a mail with a page of the site as its target
 */
export function redirectToOwnSite(request: Request, response: Response): Response {
  const { pathname, searchParams } = new URL(request.url);
  const location = response.headers.get('location');
  if (pathname !== '/auth/v1/verify' || !location) return response;
  const wanted = searchParams.get('redirect_to') ?? '/';
  // Two slashes at the beginning would name another host.
  const page = URL.canParse(wanted, request.url)
    ? new URL(wanted, request.url).pathname.replace(/^\/*/, '/')
    : '/';
  const fragment = location.includes('#') ? location.slice(location.indexOf('#')) : '';
  const headers = new Headers(response.headers);
  headers.set('location', page + fragment);
  return new Response(response.body, { status: response.status, headers });
}
