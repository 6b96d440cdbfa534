#!/usr/bin/env bash
# Checks that both commands of the README work on a minimal Debian
# (debootstrap --variant=minbase) with Node.js and npm, without a browser, desktop libraries or fonts.
#
#   sudo test/machines/bare-debian.sh [--suite NAME] [--with-chromium] [--keep] [PATH…]
#
#   --suite NAME       Debian release, bookworm by default
#   --with-chromium    also installs Debian's Chromium; runs the tests without and then with CHROME_PATH
#   --keep             keeps the folder of the system and prints it
#   PATH…              runs these test files instead of all, such as test/browser/journey.test.ts
#
# Uses the last commit. Needs root, Linux on x64, debootstrap, git, node, npm, and the npm registry for `npm ci`, with the
# configuration of this machine's npm. Shop and tests run with the loopback interface only.
# Exits with 0 when everything passed.
set -euo pipefail

fail() { echo "bare-debian: $*" >&2; exit 1; }

suite=bookworm with_chromium=no keep=no paths=()
while [ $# -gt 0 ]; do
  case "$1" in
    --suite) suite=${2:?--suite needs a name}; shift 2 ;;
    --with-chromium) with_chromium=yes; shift ;;
    --keep) keep=yes; shift ;;
    -*) fail "unknown option $1" ;;
    *) paths+=("$1"); shift ;;
  esac
done
[ "$(id -u)" = 0 ] || fail 'needs root, for chroot'
for tool in debootstrap git node npm unshare ip; do
  command -v "$tool" >/dev/null || fail "needs $tool, which is not installed"
done

repository=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
system=$(mktemp -d "${TMPDIR:-/tmp}/bare-debian.XXXXXX")
finish() { if [ "$keep" = yes ]; then echo "The system is in $system"; else rm -rf --one-file-system "$system"; fi; }
trap finish EXIT

echo "Installing a bare Debian ($suite) …"
debootstrap --variant=minbase "$suite" "$system" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} >"$system.log" 2>&1 ||
  { tail -n 20 "$system.log"; fail 'debootstrap failed'; }
rm -f "$system.log"

# Node.js and npm are required by the README; everything else must come from the packages.
install -D -m 755 "$(node -p process.execPath)" "$system/usr/local/bin/node"
mkdir -p "$system/usr/local/lib/node_modules"
cp -a "$(npm root -g)/npm" "$system/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$system/usr/local/bin/npm"

# Network settings of this machine, passed by the environment: names, certificates, registry.
cp -L /etc/resolv.conf /etc/hosts "$system/etc/"
environment=(PATH=/usr/local/bin:/usr/bin:/bin HOME=/root LANG=C.UTF-8 "npm_config_registry=$(npm config get registry)")
for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS; do
  [ -z "${!name:-}" ] || environment+=("$name=${!name}")
done
certificates=$(npm config get cafile)
[ "$certificates" = null ] || environment+=("npm_config_cafile=$certificates")
for file in "$certificates" "${NODE_EXTRA_CA_CERTS:-}"; do
  [ ! -f "$file" ] || install -D -m 644 "$file" "$system$file"
done

mkdir "$system/shop"
git -C "$repository" archive HEAD | tar -x -C "$system/shop"

# A separate namespace for mounts and processes, so that nothing stays mounted or running.
inside() { # inside NETWORK COMMAND: runs the command in the system, with the network of this machine or with none
  local network=() command=$2
  [ "$1" = online ] || network=(--net)
  unshare --mount --pid --fork --kill-child "${network[@]}" bash -euc '
    ip link set lo up
    mount --make-rprivate /
    mount -t proc proc "$0/proc"
    mount --rbind /dev "$0/dev"
    # This shell stays as the first process of the namespace: it adopts orphaned processes.
    chroot "$0" /usr/bin/env -i "${@:2}" bash -euo pipefail -c "cd /shop && $1" || exit $?
    exit 0
  ' "$system" "$command" "${environment[@]}"
}

step() { echo; echo "== $*"; }

step 'npm ci'
inside online 'npm ci'

step 'npm start, a page, Ctrl-C'
# The shop opens on a free port, a page is fetched, and SIGINT stops it cleanly. Its output is printed.
inside offline 'node test/machines/try-start.mjs'

step "npm test ${paths[*]}"
inside offline "npm test -- ${paths[*]}"

if [ "$with_chromium" = yes ]; then
  step 'Debian’s Chromium is installed'
  inside online 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null && chromium --version'
  step "npm test ${paths[*]}, beside an installed Chromium"
  inside offline "npm test -- ${paths[*]}"
  step "npm test ${paths[*]}, in the installed Chromium"
  inside offline "CHROME_PATH=/usr/bin/chromium npm test -- ${paths[*]}"
fi
echo
echo 'Everything passed on a bare Debian.'
