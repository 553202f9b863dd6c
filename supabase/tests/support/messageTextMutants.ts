const TEXTS = 'private.outbox_texts(private.outbox)';
const TEST = 'public.send_test_message(text, text, text, text)';

/** What can be left out of the rules of staff's own texts, and what replaces it. */
export const MESSAGE_TEXT_RULES = [
  [TEXTS, `when 'es' then t.subject_es`, `when 'es' then t.subject`],
  [TEXTS, `when 'es' then t.body_es`, `when 'es' then t.body`],
  [TEXTS, `(p_message).facts ->> 'text',`, ''],
  [TEXTS, `then 'request_cancelled'`, 'then null'],
  [TEXTS, `then 'staff_request'`, 'then null'],
  [TEXTS, `case (p_message).kind when 'test' then (p_message).facts ->> 'body' end`, 'null'],
  [TEST, 'char_length(p_subject) > 150', 'false'],
  [TEST, 'not private.is_message_text(p_message, p_subject, false)', 'false'],
  [TEST, 'not private.is_message_text(p_message, p_body, true)', 'false'],
  [TEST, 'perform private.require_admin();', ''],
  [TEST, `p_language not in ('en', 'es')`, 'false'],
  [TEST, 'not exists (select from public.message_texts t where t.id = p_message)', 'false'],
  [TEST, 'o.account_id = auth.uid() and', ''],
  [TEST, `o.due_at > due - interval '1 hour'`, 'true'],
  [TEST, `now() - interval '1 hour'`, 'now()'],
] as const;
