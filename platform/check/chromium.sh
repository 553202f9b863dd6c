#!/bin/sh
# Starts the program $CHROMIUM, which has no network, and no file, process or variable but those of a system.
set -e
folder=$(dirname "$(realpath "$CHROMIUM")")
set -- -- "$CHROMIUM" "$@"
for file in /usr /bin /lib /lib64 /etc/alternatives /etc/chromium /etc/chromium.d /etc/fonts \
  /etc/ld.so.cache "$folder"; do
  set -- --ro-bind-try "$file" "$file" "$@"
done
exec bwrap --unshare-all --new-session --die-with-parent --cap-drop ALL --clearenv --setenv HOME /tmp \
  --setenv PATH /usr/bin:/bin --proc /proc --dev /dev --tmpfs /tmp "$@"
