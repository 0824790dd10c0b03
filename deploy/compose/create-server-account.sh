#!/bin/sh
# Runs once, when the database is created. POSTGRES_USER owns the schema, and this second account runs requests.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$SERVER_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role portal_server login noinherit password :'password';
SQL
