-- How many games wait and run is counted without what is over: in an index that holds nothing else.
create index matches_by_state on matches (state) where state in ('lobby', 'running');
