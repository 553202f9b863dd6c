const TEXTS = 'private.outbox_texts(private.outbox)';
const TEST = 'public.send_test_message(text, text)';

/** What can be left out of the rules of staff's own texts, and what replaces it. */
export const MESSAGE_TEXT_RULES = [
  [TEXTS, `when 'es' then t.subject_es`, `when 'es' then t.subject`],
  [TEXTS, `when 'es' then t.body_es`, `when 'es' then t.body`],
  [TEXTS, `(p_message).facts ->> 'text',`, ''],
  [TEXTS, `then 'request_cancelled'`, 'then null'],
  [TEXTS, `then 'staff_request'`, 'then null'],
  [TEST, 'perform private.require_admin();', ''],
  [TEST, `p_language not in ('en', 'es')`, 'false'],
  [TEST, 'not exists (select from public.message_texts t where t.id = p_message)', 'false'],
  [TEST, 'o.account_id = auth.uid() and', ''],
  [TEST, `o.due_at > due - interval '1 hour'`, 'true'],
  [TEST, `now() - interval '1 hour'`, 'now()'],
] as const;
