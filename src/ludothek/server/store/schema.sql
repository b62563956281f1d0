-- One row for each table. `due`: when the server has to act by itself, in ms since 1970; 0 is at once.
create table if not exists tables (
    number integer primary key,
    id text not null unique,
    code text not null unique,
    game text not null,
    seed blob not null,
    public integer not null,
    state text not null,
    created integer not null,
    due integer,
    creator text not null,
    cmd text not null
);
create unique index if not exists tables_made on tables (creator, cmd) where cmd <> '';
create index if not exists tables_due on tables (due) where due is not null;
create index if not exists tables_public on tables (created) where public and state <> 'over';

-- The log. `hash` is SHA-256 of the previous event's hash and this body. Rows lie in the order of writing, so that the
-- events of many tables share a page; the key and the commands are indexes beside them. Half as dear as one tree by key.
create table if not exists events (
    number integer not null,
    seq integer not null,
    cmd text,
    body blob not null,
    hash blob not null
);
create unique index if not exists events_key on events (number, seq);
create unique index if not exists events_cmd on events (number, cmd) where cmd is not null;

create table if not exists holders (
    holder text not null,
    number integer not null,
    primary key (holder, number)
) without rowid;

create table if not exists chat (
    line integer primary key,
    number integer not null,
    cmd text not null,
    at integer not null,
    seat integer,
    name text not null,
    text text not null,
    emote text,
    unique (number, cmd)
);

create table if not exists grants (
    digest blob primary key,
    kind text not null,
    number integer not null,
    holder text not null,
    seat integer,
    until integer not null
) without rowid;

create table if not exists guests (
    guest text primary key,
    name text not null
) without rowid;
