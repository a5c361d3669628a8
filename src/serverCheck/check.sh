#!/bin/sh
# Checks, from where it runs, what a configuration connects to. Read it before you run it.
# It reads and connects. It sends no mail, changes nothing, and tries no password: none is in it. It ends within 60 seconds.
# It needs curl; openssl with timeout, and pg_isready, make it better.
#   sh check.sh --config FILE   on the machine of the server
#   sh check.sh --here          in its container: looks for the files of the configuration, too
# What it prints is made of known words, numbers, dates and addresses. Take all of it back to where the script is from.
set +x && export LC_ALL=C
# What the configuration says. Where there is a minus sign in front, it is the reason why there is nothing to check.
BASE='-not-set' BASE_AT='-not-set'
ISSUER='-not-set' ISSUER_AT='-not-set'
TOKEN='-not-set' TOKEN_AT='-not-set'
SMTP_AT='-not-set' PG_AT='-not-set' PG_HOSTS='-not-set' PG_TLS='-not-set' PG_ROOT='-not-set'
LOGO='-not-set' BACKGROUND='-not-set' TEMPLATES='-not-set'
# Of the file that the script was made for: its lines without a secret, the first (h) and last (t) bytes of others, and their checksum.
CONFIG_PARTS='' CONFIG_SUM='-unknown' PLAN=''

CONFIG=/app/config/config.json HERE=no
while [ $# -gt 0 ]; do
  case $1 in
    --here) HERE=yes ;;
    --config) CONFIG=${2:?which file} && shift ;;
    *) echo 'usage: sh check.sh [--config FILE] [--here]' >&2 && exit 2 ;;
  esac
  shift
done

# No program that this script starts is to inherit the configuration, or a password.
IN_ENVIRONMENT=${SERVICE_CONFIG_HJSON:+yes}
unset SERVICE_CONFIG_HJSON PGPASSWORD PGPASSFILE PGSERVICE PGSERVICEFILE PGSSLMODE PGHOSTADDR PGOPTIONS
unset ALL_PROXY all_proxy CURL_CA_BUNDLE # which Go programs do not know, as curl does not know HTTP_PROXY in capitals
export http_proxy="${HTTP_PROXY:-${http_proxy-}}" https_proxy="${HTTPS_PROXY:-${https_proxy-}}" no_proxy="${NO_PROXY:-${no_proxy-}}"

START=$(date +%s) REPORT='' accepts='' NL='
'
# say WORD...: one line of the report
say() {
  REPORT="${REPORT:+$REPORT$NL}$*"
  echo "$*"
}
has() { command -v "$1" >/dev/null 2>&1; }
# left: the seconds that the next step may take, 10 at most; false when the time is over
left() {
  LEFT=$((START + 58 - $(date +%s)))
  [ "$LEFT" -le 10 ] || LEFT=10
  [ "$LEFT" -ge 1 ]
}
# wanted CHECK VALUE [TOOLS]: true if the tools, else curl, can do the check; otherwise it says why not
wanted() {
  case $2 in -*) say skip "$1" "${2#-}" && return 1 ;; esac
  for tool in ${3:-curl}; do has "$tool" || { say skip "$1" no-tool && return 1; }; done
  left || { say skip "$1" time-over && return 1; }
}
# version TOOL FLAG: what looks like a version in the first line that a tool prints
version() { echo "$1=$("$1" "$2" 2>/dev/null | sed -n '1s/^[^0-9]* \([0-9][0-9A-Za-z.]*\).*/\1/p')"; }
# look ADDRESS OPTION...: what curl sees, as lines @name=value; of a text in JSON only two addresses and whether there are keys
look() {
  address=$1 && shift
  SEEN=$({
    curl -q --silent --globoff --connect-timeout 5 --max-time "$LEFT" --proto =http,https,smtp,telnet "$@" \
      --write-out '\n@type=%{content_type}\n@http=%{http_code}\n@proxy=%{http_connect}\n@connected=%{time_connect}\n' \
      --url "$address" </dev/null 2>/dev/null
    echo "@exit=$?"
  } | tr -d '\r' | tr '\t' ' ' | sed -e 's/^[Dd]ate: [A-Z][a-z][a-z], /@date=/' -e 's,\\/,/,g' -e 's/[{},]/\
/g' | sed -n -e '/^@/p' \
    -e 's/^ *"\([a-z_]*\)" *: *"\(http[^"\\]*\)" *$/@\1=\2/p' -e 's/^.*"kty".*$/@key=yes/p')
  EXIT=$(seen exit) HTTP=$(seen http)
}
# seen NAME: the last value of a name in what was seen; what the other side may have written comes before it
seen() {
  value=${SEEN##*"@$1="}
  [ "$value" = "$SEEN" ] || echo "${value%%"$NL"*}"
}
# certificate PLACE [any-name] OPTION...: what openssl sees of a certificate: its text, its end, and what is wrong with it
certificate() {
  place=$1 && shift
  name=${place%:*} && name=${name#'['} && name=${name%']'}
  case $name in *:*) kind=ip ;; *[!0-9.]*) kind=hostname && set -- "$@" -servername "$name" ;; *) kind=ip ;; esac
  if [ "${1-}" = any-name ]; then shift; else set -- "$@" "-verify_$kind" "$name"; fi
  CERTIFICATE='' ENDS=''
  has openssl && has timeout && left || return
  CERTIFICATE=$({ timeout "$LEFT" openssl s_client -connect "$place" "$@" </dev/null 2>/dev/null; echo "@exit=$?"; } | sed -n \
    -e '/^-----BEGIN CERT/,/^-----END CERT/p' -e '/^@exit=/p' \
    -e 's/^ *Verify return code: \([0-9]*\).*/@code=\1/p' -e 's/^ \([0-9]\) s:.*/@sent=\1/p')
  ENDS=$(echo "$CERTIFICATE" | openssl x509 -noout -enddate 2>/dev/null | sed 's/^notAfter=\(...\) *\([0-9]*\) .* \([0-9]*\) GMT$/\2-\1-\3/')
}
# distrust CHECK PLACE OPTION...: says what is wrong with a certificate that was not taken
distrust() {
  check=$1 && shift
  certificate "$@"
  case $CERTIFICATE in
    *@code=10*) say fail "$check" certificate "expired=$ENDS" ;;
    *@code=6[24]*) say fail "$check" certificate name ;;
    *@code=1[89]* | *@sent=1*@code=2[01]*) say fail "$check" certificate untrusted ;;
    *@code=2[01]*) say fail "$check" certificate chain ;;
    *) say fail "$check" certificate ;;
  esac
}
# fault CHECK PLACE OPTION...: says what curl's exit code means; the place is where openssl looks at a certificate
fault() {
  check=$1 && shift
  case $EXIT:$(seen proxy):$HTTP in
    *:407:* | 0:*:407) say fail "$check" proxy http=407 ;;
    [1-4]:*) say skip "$check" no-tool ;;
    5:*) say fail "$check" proxy dns ;;
    6:*) say fail "$check" dns ;;
    7:*) say fail "$check" refused ;;
    28:*) say fail "$check" timeout ;;
    51:* | 60:* | 77:*) distrust "$check" "$@" ;;
    35:*) say fail "$check" tls ;;
    64:*) say fail "$check" none-offered ;;
    *) say fail "$check" closed ;;
  esac
}
# days WHO PLACE OPTION...: until when the certificate there is valid
days() {
  who=$1 && shift && case $1 in -*) return ;; esac
  certificate "$@"
  say note cert.days "who=$who" "ends=${ENDS:-unknown}"
}
# file CHECK PATH TEST: a file or a folder of the configuration, if this is where the server has it
file() {
  case $2 in -*) say skip "$1" "${2#-}" && return ;; esac
  if [ "$HERE" = no ]; then say skip "$1" not-asked
  elif [ ! -e "$2" ]; then say fail "$1" missing
  elif ! test "$3" "$2"; then say fail "$1" other-kind
  elif [ ! -r "$2" ]; then say fail "$1" denied
  else say ok "$1"; fi
}
# same_config: whether the file is the one that the script was made for, as far as it is no secret
same_config() {
  [ -z "$IN_ENVIRONMENT" ] || { echo environment && return; }
  [ -r "$CONFIG" ] || { echo missing && return; }
  sum=$(for part in $CONFIG_PARTS; do
    { cat "$CONFIG" && echo; } | case $part in
      *h*) sed -n "${part%h*}p" | cut -b "1-${part#*h}" ;;
      *t*) sed -n "${part%t*}p" | tail -c "${part#*t}" ;;
      *) sed -n "${part%-*},${part#*-}p" ;;
    esac; done | cksum)
  case $CONFIG_SUM in "${sum%% *}") echo same ;; -*) echo "${CONFIG_SUM#-}" ;; *) echo changed ;; esac
}

say arconf-server-check 1
say at "$(date -u +%Y-%m-%dT%H:%M:%SZ)"
say plan "$PLAN"
say config "$(same_config)"
say tools "$(version curl --version)" "$(version openssl version)" "$(version pg_isready --version)"
say note proxy "http=${http_proxy:+yes}" "https=${https_proxy:+yes}" "except=${no_proxy:+yes}"

# Base URL: any answer will do, but for those of a proxy that finds nobody behind it.
if wanted base.answers "$BASE"; then
  look "$BASE" --head
  case $EXIT:$HTTP in
    0:407 | [1-9]*) fault base.answers "$BASE_AT" ;;
    0:404 | 0:50[234]) say warn base.answers "http=$HTTP" ;;
    *) say ok base.answers "http=$HTTP" && days base "$BASE_AT" ;;
  esac
fi
# Sign-in: the provider's discovery document, the issuer in it, its clock, and its keys.
if wanted oidc.discovery "$ISSUER"; then
  look "${ISSUER%/}/.well-known/openid-configuration" --include --suppress-connect-headers
  case $EXIT:$HTTP:$(seen type):$SEEN in
    [1-9]* | 0:407:*) fault oidc.discovery "$ISSUER_AT" ;;
    0:200:*@issuer=*@issuer=*) say ok oidc.discovery && say skip oidc.issuer unclear ;;
    0:200:*@issuer=*)
      say ok oidc.discovery && days oidc "$ISSUER_AT"
      said=$(seen issuer)
      case ${#said}:$said in
        *:"$ISSUER") say ok oidc.issuer ;;
        *:"${ISSUER%/}" | *:"$ISSUER/") say fail oidc.issuer slash ;;
        *[!A-Za-z0-9._:/%-]* | [2-9][0-9][0-9]:* | ????*:http*) say fail oidc.issuer other ;;
        *) say fail oidc.issuer other "said=$said" ;;
      esac ;;
    0:200:text/html*) say fail oidc.discovery type=html ;;
    0:200:*) say fail oidc.discovery json ;;
    *) say fail oidc.discovery "http=$HTTP" ;;
  esac
  there=$(echo "$SEEN" | sed -n 's/^@date=\([0-9]*\) \([A-Z][a-z]*\) \([0-9]*\) \([0-9:]*\) GMT$/\1-\2-\3-\4/p')
  [ -z "$there" ] || say note clock "there=${there%%"$NL"*}" "here=$(date -u +%d-%b-%Y-%H:%M:%S)"
  if [ -n "$(seen jwks_uri)" ] && wanted oidc.jwks ''; then
    look "$(seen jwks_uri)"
    case $EXIT:$HTTP:$(seen key) in
      0:200:yes) say ok oidc.jwks ;;
      0:*) say fail oidc.jwks "http=$HTTP" ;;
      *) fault oidc.jwks "$ISSUER_AT" ;;
    esac
  fi
fi
# The token address of the gateways: no token is requested.
if wanted token.tls "$TOKEN"; then
  look "$TOKEN" --head
  case $EXIT:$HTTP in
    0:407 | [1-9]*) fault token.tls "$TOKEN_AT" ;;
    *) say ok token.tls && days token "$TOKEN_AT" ;;
  esac
fi
# Mail: a greeting, then STARTTLS. NOOP is all that is said.
if wanted smtp.connect "$SMTP_AT"; then
  look "smtp://$SMTP_AT" --noproxy '*' --request NOOP --head
  case $EXIT:$(seen connected) in
    0:*) say ok smtp.connect ;;
    8:* | 28:*[1-9]*) say fail smtp.connect no-greeting ;;
    *) fault smtp.connect '' ;;
  esac
  if [ "$EXIT" = 0 ] && wanted smtp.starttls ''; then
    look "smtp://$SMTP_AT" --noproxy '*' --request NOOP --head --ssl-reqd
    if [ "$EXIT" = 0 ]; then say ok smtp.starttls && days smtp "$SMTP_AT" -starttls smtp
    else fault smtp.starttls "$SMTP_AT" -starttls smtp; fi
  fi
fi
# Database: whether it takes connections, and how. There is no login: pg_isready needs none.
case $PG_HOSTS in -* | 1) ;; *) say note pg.hosts "count=$PG_HOSTS" ;; esac
if [ "${PG_AT#-}" = "$PG_AT" ] && has pg_isready && left; then
  if has timeout; then set -- timeout "$LEFT"; else set --; fi
  "$@" pg_isready -q -t 5 -h "${PG_AT%:*}" -p "${PG_AT##*:}" </dev/null >/dev/null 2>&1
  accepts=$?
fi
if [ "$accepts" = 0 ]; then say ok pg.connect by=pg_isready
elif [ "$accepts" = 1 ]; then say fail pg.connect rejects
elif wanted pg.connect "$PG_AT"; then
  look "telnet://$PG_AT" --noproxy '*' --max-time 5
  case $EXIT:$(seen connected):$accepts in
    0:*: | 28:*[1-9]*:) say ok pg.connect by=curl && accepts=0 ;;
    0:* | 28:*[1-9]*:*) say fail pg.connect no-answer ;;
    *) fault pg.connect '' ;;
  esac
fi
# A file for sslrootcert makes require check the authority, too: libpq and pgx take it so. Only verify-full asks for the name.
case $PG_ROOT in -*) set -- ;; *) set -- -CAfile "$PG_ROOT" ;; esac
[ "$PG_TLS" = verify-full ] || set -- any-name "$@"
case $PG_TLS:$PG_ROOT in require:/*) PG_TLS=verify-ca ;; esac
case $(openssl version 2>/dev/null) in 'OpenSSL 1.1.1'* | 'OpenSSL '[3-9].*) tools='openssl timeout' ;; *) tools=openssl-1.1.1 ;; esac
case $PG_TLS:$accepts:${PG_ROOT%%/*} in
  disable:*) say skip pg.tls disabled ;;
  *::* | *:[!01]*:*) say skip pg.tls not-reached ;;
  require:*:-[!n]* | verify-*:-[!n]*) say skip pg.tls "${PG_ROOT#-}" ;;
  *) wanted pg.tls '' "$tools" && certificate "$PG_AT" "$@" -starttls postgres && case $PG_TLS:$ENDS:$CERTIFICATE in
      *::*@exit=1[24][34]*) say fail pg.tls timeout ;;
      require::* | verify-*::*) say fail pg.tls none-offered ;;
      *::*) say note pg.tls none-offered ;;
      [!v]* | *@code=0*) say ok pg.tls && days pg "$PG_AT" "$@" -starttls postgres ;;
      *) distrust pg.tls "$PG_AT" "$@" -starttls postgres ;;
    esac ;;
esac

file file.logo "$LOGO" -f
file file.background "$BACKGROUND" -f
file dir.templates "$TEMPLATES" -d
sum=$(echo "$REPORT" | cksum)
say end "sum=${sum%% *}"
