-- What the rep's browser is told of a turn while the call runs is what was said. The turns keep what it meant, so nothing
-- is lost; events of calls kept before would be told again on a join or in a retry.
update call_events
set body = (body::jsonb #- '{turn,move}' #- '{turn,meters}' #- '{turn,changes}' #- '{turn,facts}' #- '{turn,objection}'
  #- '{turn,acts}')::json
where body ->> 'type' in ('rep-turn', 'buyer-turn', 'buyer-cut');
