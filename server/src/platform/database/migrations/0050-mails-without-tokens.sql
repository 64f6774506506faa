-- What was mailed needs its token no longer in the outbox: whoever reads it there could act as the person it was for.
update outbox_mails
set text = regexp_replace(text, '([?&]token=)[^[:space:]&]+', '\1hidden', 'g')
where state = 'sent';
