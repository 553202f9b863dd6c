import { isUpload } from './forwardedPaths';
import { sessionOf } from './tokenGuard';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

const rejection = (status: number, error: string, message: string) =>
  Response.json({ statusCode: String(status), error, message }, { status });

/**
 * The policies of `storage.objects` decide who may do what, as on a hosted project. lite calls its storage
 * experimental, so requests of visitors end here: all but those with a ticket, which only the publisher gets.
 * @returns the response to a rejected request
 */
export function rejectStorage(request: Request): Response | undefined {
  if (!new URL(request.url).pathname.startsWith('/storage/')) return undefined;
  const isTicket = request.method === 'GET' && request.headers.has('x-picture-ticket');
  if (!isTicket && !sessionOf(request)) {
    return rejection(403, 'Unauthorized', 'Only staff may use the pictures of this shop.');
  }
  // lite would also take the parts of a form.
  if (isUpload(request) && !TYPES.includes(request.headers.get('content-type') ?? '')) {
    return rejection(415, 'invalid_mime_type', 'A picture is JPEG, PNG, WebP or AVIF.');
  }
  return undefined;
}
